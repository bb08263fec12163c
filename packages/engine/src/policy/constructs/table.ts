// Every construct of the policy language: its fields, what it says, and how it is read.

import type { Node } from 'yaml';
import type { Status } from '../../values/truth.ts';
import { codesOf } from '../codes.ts';
import { type Fields, flagOf, itemsOf, mistake, oneOf, textOf, textsOf } from '../node.ts';
import type { Rule } from '../rule.ts';
import { anonymous, type Terms } from '../terms.ts';
import { readComparisons, readDuration, readNumbers } from './comparison.ts';
import { dateName, daysOf, names } from './named.ts';
import { readKinds, readMoment, type Shared } from './scope.ts';
import { readTherapy } from './therapy.ts';

/** Reads a rule inside of a rule. */
export type ReadRule = (t: Terms, node: unknown, inside?: 'all_of' | 'any_of') => Rule | null;

type Construct = {
  /** Further fields, besides its own key and the scope's. */
  readonly fields: readonly string[];
  readonly help: string;
  readonly read: (t: Terms, f: Fields, node: Node, shared: Shared, rule: ReadRule) => Rule | null;
};

const statuses: readonly Status[] = ['met', 'not_met', 'unknown', 'conflict', 'judgement'];

export const constructs: Readonly<Record<string, Construct>> = {
  present: {
    fields: [],
    help: 'the concept is affirmed of the patient',
    read: (t, f, node, shared) => ({ ...shared, kind: 'present', concepts: names(t, f, 'present', 'concept', node) }),
  },
  absent: {
    fields: [],
    help: 'the concept is denied of the patient, or its opposite is stated',
    read: (t, f, node, shared) => ({ ...shared, kind: 'absent', concepts: names(t, f, 'absent', 'concept', node) }),
  },
  says: {
    fields: [],
    help: 'one of these phrases is asserted of the patient; a phrase may carry its own negation',
    read: (t, f, node, shared) => {
      const concept = anonymous(t, f.get('says')?.value ?? node, '`says`');
      return concept ? { ...shared, kind: 'says', concept } : null;
    },
  },
  measure: {
    fields: ['is', 'pick', 'round'],
    help: 'the governing value of an analyte passes the comparison',
    read: (t, f, node, shared) => {
      const at = f.get('is')?.value ?? node;
      const { is, unit } = readComparisons(t.reading, at, textOf(t.reading, f, 'is', node));
      const analytes = names(t, f, 'measure', 'analyte', node);
      if (unit !== null) t.compared.push({ analytes, unit, node: at });
      return {
        ...shared,
        kind: 'measure',
        analytes,
        is,
        unit,
        pick: oneOf(
          t.reading,
          f,
          'pick',
          ['latest', 'first', 'highest', 'lowest', 'lowest_of_latest', 'any', 'all'] as const,
          'latest',
        ),
        round: oneOf(t.reading, f, 'round', ['no', 'half_up'] as const, 'no') === 'half_up' ? 'half_up' : null,
      };
    },
  },
  age: {
    fields: ['at'],
    help: 'the patient’s age in completed years on a date (IDX unless `at` names another)',
    read: (t, f, node, shared) => ({
      ...shared,
      kind: 'age',
      is: readNumbers(t.reading, f.get('age')?.value ?? node, textOf(t.reading, f, 'age', node), ['year', 'years']),
      at: dateName(t, f, 'at', node),
    }),
  },
  code: {
    fields: [],
    help: 'one of these ICD-10-CM or HCPCS codes stands in the chart; a shorter entry stands for all below it',
    read: (t, f, node, shared) => {
      const codes = codesOf(t.reading, f.get('code')?.value, 'code');
      if (codes.length === 0) mistake(t.reading, node, 'empty-list', '`code` needs at least one code');
      const key = `~code:${codes.join(',')}`;
      t.anonymous.set(key, { id: key, phrases: [], opposite: [], except: [], codes });
      return { ...shared, kind: 'code', concept: key };
    },
  },
  document: {
    fields: ['signed', 'contains_any', 'contains_all', 'lacks'],
    help: 'the chart holds a document of one of these kinds, with these contents',
    read: (t, f, _node, shared) => ({
      ...shared,
      kind: 'document',
      kinds: readKinds(t, f.get('document')?.value),
      signed: f.has('signed') ? flagOf(t.reading, f, 'signed') : null,
      containsAny: anonymous(t, f.get('contains_any')?.value, '`contains_any`'),
      containsAll: itemsOf(f.get('contains_all')?.value).flatMap((n) => anonymous(t, n, '`contains_all`') ?? []),
      lacks: anonymous(t, f.get('lacks')?.value, '`lacks`'),
    }),
  },
  therapy: {
    fields: ['is', 'sessions', 'outcome', 'status', 'distinct', 'cumulative', 'overall'],
    help: 'a treatment was used, so long (`is`), with this outcome',
    read: readTherapy,
  },
  lasts: {
    fields: ['is', 'at'],
    help: 'a symptom has lasted so long on a date (IDX unless `at` names another)',
    read: (t, f, node, shared) => ({
      ...shared,
      kind: 'lasts',
      concepts: names(t, f, 'lasts', 'concept', node),
      is: readDuration(t.reading, f.get('is')?.value ?? node, textOf(t.reading, f, 'is', node)),
      at: dateName(t, f, 'at', node),
    }),
  },
  between: {
    fields: ['is'],
    help: 'the time from the first named date to the second passes the comparison',
    read: (t, f, node, shared) => {
      const dates = textsOf(t.reading, f.get('between')?.value, '`between`');
      if (dates.length !== 2) {
        mistake(t.reading, node, 'two-dates', '`between` needs two date names: `[start_date, visit_date]`');
        return null;
      }
      for (const d of dates) t.used.push({ id: d.text, node: d.node, as: 'date' });
      const text = textOf(t.reading, f, 'is', node);
      const months = /month/.test(text);
      const starts = /month starts/.test(text);
      const at = f.get('is')?.value ?? node;
      const is = months
        ? readNumbers(t.reading, at, text, ['month', 'months', 'month starts'])
        : readDuration(t.reading, at, text);
      return {
        ...shared,
        kind: 'between',
        from: dates[0].text,
        to: dates[1].text,
        is,
        unit: starts ? 'month starts' : months ? 'months' : 'days',
      };
    },
  },
  difference: {
    fields: ['is', 'percent'],
    help: 'the first analyte less the second, of one side and one document, passes the comparison',
    read: (t, f, node, shared) => {
      const ids = names(t, f, 'difference', 'analyte', node);
      if (ids.length !== 2) {
        mistake(t.reading, node, 'two-analytes', '`difference` needs two analytes: `[taped, untaped]`');
        return null;
      }
      const percent = flagOf(t.reading, f, 'percent');
      const at = f.get('is')?.value ?? node;
      const text = textOf(t.reading, f, 'is', node);
      const { is, unit } = percent
        ? { is: readNumbers(t.reading, at, text, ['%', 'percent']), unit: null }
        : readComparisons(t.reading, at, text);
      if (unit !== null) t.compared.push({ analytes: ids, unit, node: at });
      return {
        ...shared,
        kind: 'difference',
        of: ids[0],
        less: ids[1],
        is,
        percent,
      };
    },
  },
  fall: {
    fields: ['is', 'from', 'to', 'held', 'pooled'],
    help: 'by how many percent a score fell: the last of `from`, the lowest of `to`, windows or words beside it, both on one scale',
    read: (t, f, node, shared) => {
      const from = readMoment(t, f, 'from');
      const to = readMoment(t, f, 'to');
      if (!from || !to) {
        mistake(t.reading, node, 'two-windows', '`fall` needs `from` and `to`: `from: 90 days before last_esi`');
        return null;
      }
      const text = textOf(t.reading, f, 'is', node);
      const is = readNumbers(t.reading, f.get('is')?.value ?? node, text, ['%', 'percent']);
      return {
        ...shared,
        kind: 'fall',
        analytes: names(t, f, 'fall', 'analyte', node),
        pooled: flagOf(t.reading, f, 'pooled'),
        is,
        from,
        to,
        held: readMoment(t, f, 'held'),
      };
    },
  },
  levels: {
    fields: ['is', 'covered_by', 'meet', 'apart_from', 'other_in'],
    help: 'the facet joints named beside a concept are so many, are all among those of another, or share one with it',
    read: (t, f, node, shared) => ({
      ...shared,
      kind: 'levels',
      concepts: names(t, f, 'levels', 'concept', node),
      is: f.has('is')
        ? readNumbers(t.reading, f.get('is')?.value ?? node, textOf(t.reading, f, 'is', node), ['level', 'levels'])
        : [],
      coveredBy: f.has('covered_by') ? names(t, f, 'covered_by', 'concept', node) : null,
      meet: f.has('meet') ? names(t, f, 'meet', 'concept', node) : null,
      apartFrom: f.has('apart_from') ? names(t, f, 'apart_from', 'concept', node) : [],
      otherIn: f.has('other_in') ? readKinds(t, f.get('other_in')?.value) : [],
    }),
  },
  count: {
    fields: ['is', 'distinct', 'apart'],
    help: 'so many different pieces of evidence satisfy a rule',
    read: (t, f, node, shared, rule) => {
      const of = rule(t, f.get('count')?.value ?? node);
      return of
        ? {
            ...shared,
            kind: 'count',
            of,
            is: readNumbers(t.reading, f.get('is')?.value ?? node, textOf(t.reading, f, 'is', node)),
            distinct: oneOf(t.reading, f, 'distinct', ['date', 'document', 'phrase', 'event'] as const, 'date'),
            apart: daysOf(t, f, 'apart'),
          }
        : null;
    },
  },
  leaf: {
    fields: ['status'],
    help: 'another leaf of the policy has this status',
    read: (t, f, node, shared) => {
      const leaf = textOf(t.reading, f, 'leaf', node);
      t.used.push({ id: leaf, node, as: 'leaf' });
      return { ...shared, kind: 'leaf', leaf, status: oneOf(t.reading, f, 'status', statuses, 'met') };
    },
  },
  all_of: {
    fields: [],
    help: 'every rule of the list holds',
    read: (t, f, node, shared, rule) => ({ ...shared, kind: 'all_of', of: partsOf(t, f, 'all_of', node, rule) }),
  },
  any_of: {
    fields: [],
    help: 'one rule of the list holds',
    read: (t, f, node, shared, rule) => ({ ...shared, kind: 'any_of', of: partsOf(t, f, 'any_of', node, rule) }),
  },
  not: {
    fields: [],
    help: 'the rule does not hold (and something in the chart says so)',
    read: (t, f, node, shared, rule) => {
      const of = rule(t, f.get('not')?.value ?? node);
      return of ? { ...shared, kind: 'not', of } : null;
    },
  },
  unless: {
    fields: [],
    help: 'inside an `all_of`: the list does not hold where this rule does; the chart need not say the contrary',
    read: (t, f, node, shared, rule) => {
      const of = rule(t, f.get('unless')?.value ?? node);
      return of ? { ...shared, kind: 'unless', of } : null;
    },
  },
};

/** The rules of an `all_of` or `any_of`; an empty list would hold always, or never. */
function partsOf(t: Terms, f: Fields, field: 'all_of' | 'any_of', owner: Node, rule: ReadRule): readonly Rule[] {
  const parts = itemsOf(f.get(field)?.value);
  if (parts.length === 0) mistake(t.reading, owner, 'empty-list', `\`${field}\` needs at least one rule`);
  return parts.flatMap((n) => rule(t, n, field) ?? []);
}
