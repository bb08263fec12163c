// Medical codes in a policy file: each must have the shape of a code, for what has none stands in no chart.

import { mistake, type Reading, textsOf } from './node.ts';

const icd10cm = /^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/;
const hcpcs = /^[A-Z]\d{4}$/;
const cpt = /^\d{4}[0-9A-Z]$/;

const shapes = {
  icd10cm: { is: (code: string) => icd10cm.test(code), help: 'an ICD-10-CM code: `G47.33`, or `G47` for all below it' },
  hcpcs: { is: (code: string) => hcpcs.test(code), help: 'a HCPCS code: a letter and four digits' },
  cpt: { is: (code: string) => cpt.test(code), help: 'a CPT code: five digits, or four and a letter' },
  code: {
    is: (code: string) => icd10cm.test(code) || hcpcs.test(code) || cpt.test(code),
    help: 'an ICD-10-CM, HCPCS or CPT code: `G47.33`, `E0601`',
  },
} as const;

export function codesOf(r: Reading, node: unknown, kind: keyof typeof shapes): readonly string[] {
  return textsOf(r, node, 'codes').map(({ text, node: at }) => {
    const code = text.trim().toUpperCase();
    if (!shapes[kind].is(code)) mistake(r, at, 'bad-code', `\`${text}\` is no code`, shapes[kind].help);
    return code;
  });
}
