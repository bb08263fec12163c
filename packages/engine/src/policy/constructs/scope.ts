// What narrows a rule: window, documents, sections, words beside it, what assertion it accepts.

import { isMap } from 'yaml';
import {
  acceptances,
  type DocumentKindName,
  documentGroups,
  documentKinds,
  type SectionKindName,
  sectionKinds,
} from '../names.ts';
import { type Fields, fieldsOf, flagOf, mistake, oneOf, textOf, textsOf } from '../node.ts';
import type { Acceptance, Scope, Window } from '../rule.ts';
import { anonymous, type Terms } from '../terms.ts';

export const scopeFields = [
  'within',
  'dated',
  'in',
  'not_in',
  'section',
  'not_section',
  'with_any',
  'with_all',
  'without',
  'near_any',
  'document_any',
  'any_topic',
  'accept',
  'current',
  'by',
  'side',
  'region',
  'because',
] as const;

/** What every rule has beside its own fields. */
export type Shared = { readonly scope: Scope; readonly because: string | null; readonly line: number };

export const openScope: Scope = {
  within: null,
  dated: 'any',
  documents: [],
  notDocuments: [],
  sections: [],
  notSections: [],
  withAny: null,
  withAll: [],
  without: null,
  nearAny: null,
  documentAny: null,
  anyTopic: false,
  accept: [],
  temporality: null,
  byClinician: false,
  sideOfRequest: false,
  otherSideOnly: false,
  regionOfRequest: false,
};

export function readScope(t: Terms, f: Fields): Scope {
  const r = t.reading;
  const withAll: string[] = [];
  for (const { text, node } of textsOf(r, f.get('with_all')?.value, '`with_all`')) {
    const id = anonymous(t, node, `\`${text}\``);
    if (id) withAll.push(id);
  }
  return {
    within: readWindow(t, f),
    dated: oneOf(r, f, 'dated', ['event', 'document', 'any'] as const, 'any'),
    documents: readKinds(t, f.get('in')?.value),
    notDocuments: readKinds(t, f.get('not_in')?.value),
    sections: readNames<SectionKindName>(t, f.get('section')?.value, sectionKinds, 'section'),
    notSections: readNames<SectionKindName>(t, f.get('not_section')?.value, sectionKinds, 'section'),
    withAny: anonymous(t, f.get('with_any')?.value, '`with_any`'),
    withAll,
    without: anonymous(t, f.get('without')?.value, '`without`'),
    nearAny: anonymous(t, f.get('near_any')?.value, '`near_any`'),
    documentAny: anonymous(t, f.get('document_any')?.value, '`document_any`'),
    anyTopic: flagOf(r, f, 'any_topic'),
    accept: readNames<Acceptance>(t, f.get('accept')?.value, acceptances, 'acceptance'),
    temporality: flagOf(r, f, 'current') ? 'current' : null,
    byClinician: oneOf(r, f, 'by', ['anyone', 'clinician'] as const, 'anyone') === 'clinician',
    sideOfRequest: oneOf(r, f, 'side', ['any', 'request', 'other'] as const, 'any') === 'request',
    otherSideOnly: oneOf(r, f, 'side', ['any', 'request', 'other'] as const, 'any') === 'other',
    regionOfRequest: oneOf(r, f, 'region', ['any', 'request'] as const, 'any') === 'request',
  };
}

/** When something was, as a window of days or as a map of modifiers: `from: {with_any: ["before the trial"]}`. */
export function readMoment(t: Terms, f: Fields, field: string): Scope | null {
  const value = f.get(field)?.value;
  if (isMap(value)) return readScope(t, fieldsOf(t.reading, value, `\`${field}\``, scopeFields));
  const within = readWindow(t, f, field);
  return within && { ...openScope, within };
}

export function readKinds(t: Terms, node: unknown): readonly DocumentKindName[] {
  const out = new Set<DocumentKindName>();
  for (const { text, node: n } of textsOf(t.reading, node, 'document kinds')) {
    if (text in documentGroups) for (const k of documentGroups[text]) out.add(k);
    else if ((documentKinds as readonly string[]).includes(text)) out.add(text as DocumentKindName);
    else
      mistake(
        t.reading,
        n,
        'unknown-document-kind',
        `there is no document kind \`${text}\``,
        `kinds: ${[...documentKinds, ...Object.keys(documentGroups)].join(', ')}`,
      );
  }
  return [...out];
}

function readNames<T extends string>(t: Terms, node: unknown, allowed: readonly string[], what: string): readonly T[] {
  const out: T[] = [];
  for (const { text, node: n } of textsOf(t.reading, node, what)) {
    if (allowed.includes(text)) out.push(text as T);
    else mistake(t.reading, n, `unknown-${what}`, `there is no ${what} \`${text}\``, `allowed: ${allowed.join(', ')}`);
  }
  return out;
}

const windowForm =
  /^(?:(?:at least (\d+) (day|week|month|year)s?)|(?:(\d+) (?:to|\.\.) (\d+) (day|week|month|year)s?)|(?:(\d+) (day|week|month|year)s?))?\s*(before|after)\s+([A-Za-z_]\w*)$/;

/** `60 days before IDX` (0..60), `at least 41 days before IDX`, `31 to 91 days after start_date`, `before IDX` (any time up to it), `after start_date`. */
export function readWindow(t: Terms, f: Fields, field = 'within'): Window | null {
  const node = f.get(field)?.value;
  if (!node) return null;
  const text = textOf(t.reading, f, field, node, '');
  const m = windowForm.exec(text);
  if (!m) {
    mistake(
      t.reading,
      node,
      'bad-window',
      `\`${text}\` is no window`,
      'write `60 days before IDX`, `at least 31 days after start_date`, `12 months before IDX`, `before test_date`',
    );
    return null;
  }
  const size = (n: string | undefined, unit: string | undefined): Window['most'] => {
    if (!n || !unit) return null;
    const k = Number(n);
    if (unit === 'week') return { n: k * 7, unit: 'days' };
    if (unit === 'year') return { n: k * 12, unit: 'months' };
    return { n: k, unit: unit === 'day' ? 'days' : 'months' };
  };
  if (m[3] && Number(m[3]) > Number(m[4]))
    mistake(t.reading, node, 'bad-window', `\`${text}\` holds no day`, 'write the smaller number first');
  t.used.push({ id: m[9], node, as: 'date' });
  return {
    anchor: m[9],
    direction: m[8] as 'before' | 'after',
    least: size(m[1], m[2]) ?? size(m[3], m[5]),
    most: size(m[4], m[5]) ?? size(m[6], m[7]),
  };
}
