// The official release files: text of the ICD-10-CM order file or the HCPCS ANWEB file in, code entries out.
// Layouts: docs/reference/code-files.md.

import type { CodeEntry } from './codes.ts';

export type ReleaseKind = 'icd10cm-order' | 'hcpcs-anweb';

/** Recognized by content, because the files are renamed as they travel. */
export function kindOfRelease(text: string): ReleaseKind | undefined {
  const line = text.slice(0, 500).split(/\r?\n/, 1)[0];
  if (/^\d{5} [A-Z]\w{2,6} *[ ]?[01] /.test(line) && /^[01]$/.test(line[14] ?? '')) return 'icd10cm-order';
  if (/^(?:[A-Z]\d{4}| {2,3}[A-Z0-9]{2})\d{5}[3478]/.test(line)) return 'hcpcs-anweb';
  return undefined;
}

/** Columns 7-13 code without its dot, 15 whether it may be billed, 17-76 short and from 78 long description. */
export function* readIcd10cmOrder(text: string): Generator<CodeEntry> {
  for (const line of lines(text)) {
    const code = line.slice(6, 13).trim();
    if (!/^[A-Z]\w{2,6}$/.test(code)) continue;
    yield {
      system: 'ICD-10-CM',
      code: code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code,
      display: line.slice(77).trim() || line.slice(16, 76).trim(),
      billable: line[14] === '1',
      effectiveFrom: null,
      effectiveTo: null,
    };
  }
}

/**
 * Columns 1-5 code, 11 the kind of record (3 first line of a procedure, 4 its continuation; 7 and 8 modifiers), 12-91 long and 92-119 short
 * description, 277-284 effective, 285-292 ended. Continuations may be cut short. Codes in D belong to the ADA and are left out.
 */
export function* readHcpcsAnweb(text: string): Generator<CodeEntry> {
  let entry: (CodeEntry & { display: string }) | undefined;
  for (const line of lines(text)) {
    const kind = line[10];
    if (kind === '4' && entry) entry.display = `${entry.display} ${line.slice(11, 91).trim()}`.trim();
    if (kind !== '3' && kind !== '7') continue;
    if (entry) yield entry;
    entry = undefined;
    const code = line.slice(0, 5).trim();
    if (kind !== '3' || !/^[A-CE-V]\d{4}$/.test(code)) continue;
    entry = {
      system: 'HCPCS',
      code,
      display: line.slice(11, 91).trim() || line.slice(91, 119).trim(),
      billable: true,
      effectiveFrom: day(line.slice(276, 284)),
      effectiveTo: day(line.slice(284, 292)),
    };
  }
  if (entry) yield entry;
}

const lines = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

function day(text: string): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim());
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}
