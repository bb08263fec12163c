// `mnr demo`: a fresh service on a free port, one sample chart through the public API as a caller would send it, the answer on the terminal.

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, type SingleCase } from '@mnr/api';
import { readConfig, startService } from '@mnr/service';
import { showReview } from '../show-review.ts';
import { readFlags, type Verb } from '../verb.ts';

const charts = fileURLToPath(new URL('../../../../charts', import.meta.url));

export const verb: Verb = {
  usage: 'demo [--chart NAME]',
  summary:
    'Starts a service with a fresh data folder, submits a sample chart over HTTP and shows the cited recommendation.',
  run: async (args) => {
    const { named } = readFlags(args, { values: ['--chart'], switches: [] });
    const sample = await sampleNamed(named.get('--chart') ?? 'pap-initial-d1');
    const dataDir = await mkdtemp(join(tmpdir(), 'mnr-demo-'));
    await chmod(dataDir, 0o711);
    try {
      say('Starting a service with a fresh database …');
      const { DATABASE_URL: _, ...env } = process.env;
      const config = readConfig(['--port', '0', '--data', dataDir], {
        ...env,
        MNR_LOG_LEVEL: 'silent',
        MNR_BOOTSTRAP_API_KEY: '',
        // One chart only: warming up would only compete with it.
        MNR_WARM_UP: 'false',
      });
      const service = await startService(config);
      try {
        await show(service.baseUrl, service.firstKey!, sample);
      } finally {
        await service.close();
      }
      return 0;
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

type Sample = { readonly id: string; readonly file: string; readonly policy: string; readonly policy_title: string };

async function sampleNamed(name: string): Promise<Sample> {
  const all = JSON.parse(await readFile(join(charts, 'manifest.json'), 'utf8')) as readonly Sample[];
  const found = all.find((sample) => sample.id === name);
  if (!found) throw new Error(`there is no sample chart \`${name}\`; there are ${all.map((s) => s.id).join(', ')}`);
  return found;
}

async function show(baseUrl: string, key: string, sample: Sample): Promise<void> {
  const client = createClient({ baseUrl, key });
  say(`Service at ${baseUrl}`);
  const [policy] = await client.policies({ query: sample.policy });
  say(`POST /v1/adjudicate/submit   ${sample.file}, ${policy.name}: ${sample.policy_title}`);
  const started = performance.now();
  const { case_id } = await client.submit({
    sources: [{ name: sample.file, bytes: new Uint8Array(await readFile(join(charts, sample.file))) }],
    policy_id: policy.policy_id,
    policy_title: sample.policy_title,
  });
  say(`GET  /v1/cases/${case_id}`);
  const result = await finished(client, case_id);
  say(`${result.status} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  console.log(showReview(result));
}

async function finished(client: ReturnType<typeof createClient>, id: string): Promise<SingleCase> {
  let last = '';
  for (;;) {
    const found = await client.case(id);
    if (found.status !== 'in process') return found;
    const { stage, pages_done, pages_total } = found.progress ?? { stage: 'queued', pages_done: 0, pages_total: null };
    const now = `in process: ${stage}${pages_total ? `, page ${pages_done} of ${pages_total}` : ''}`;
    if (now !== last) say(now);
    last = now;
    await sleep(100);
  }
}

const say = (line: string) => console.log(line);
