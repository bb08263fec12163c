// A folder with a manifest.json in; its labelled charts out, or a sentence that names the first label that cannot be scored.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const status = z.enum(['met', 'not_met', 'unknown', 'conflict', 'judgement']);
const label = z.object({
  id: z.string(),
  file: z.string(),
  policy: z.string(),
  policy_title: z.string(),
  patient_name: z.string().default(''),
  expect: z.enum(['approve', 'deny', 'pend', 'escalate']),
  scan: z.string().default('none'),
  leaves: z.record(z.string(), status),
  evidence: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
});

export type Labelled = z.infer<typeof label>;
export type LabelledChart = { readonly label: Labelled; readonly file: string };

/** @throws Error when there is no manifest or it is not what `label` says. */
export function labelsIn(dir: string): readonly LabelledChart[] {
  const manifest = join(dir, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`${dir} has no manifest.json with the labels of its charts`);
  const entries: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  const read = z.array(label).safeParse(entries);
  if (read.success) return read.data.map((l) => ({ label: l, file: join(dir, l.file) }));
  const [{ path, message }] = read.error.issues;
  const [at, ...field] = path;
  const id = (entries as { id?: string }[])[at as number]?.id ?? `entry ${String(at)}`;
  throw new Error(`${manifest}: ${id}, ${field.join('.')}: ${message}`);
}

/** Several folders at once; an id that two of them use is told apart by its folder. */
export function labelsInAll(dirs: readonly string[]): readonly LabelledChart[] {
  const found = dirs.flatMap((dir) => labelsIn(dir).map((chart) => ({ dir, chart })));
  const uses = new Map<string, number>();
  for (const { chart } of found) uses.set(chart.label.id, (uses.get(chart.label.id) ?? 0) + 1);
  return found.map(({ dir, chart }) =>
    uses.get(chart.label.id) === 1
      ? chart
      : { ...chart, label: { ...chart.label, id: `${basename(dir)}/${chart.label.id}` } },
  );
}
