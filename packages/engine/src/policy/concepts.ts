// Concepts, analytes and therapies: what a policy (or the shared files in policies/concepts) calls things.

import { isSeq } from 'yaml';
import { computedKinds } from '../values/computed-kind.ts';
import { type Formula, namesIn, parseFormula } from '../values/formula.ts';
import type { Phrase } from '../values/phrase.ts';
import { isUnit, knownUnits } from '../values/unit-names.ts';
import { codesOf } from './codes.ts';
import { type Fields, fieldsOf, mistake, nearest, oneOf, type Reading, textOf, textsOf } from './node.ts';
import type { Analyte, Concept, TherapyTerm } from './policy.ts';
import { phrasesOf, referencesIn, type Terms } from './terms.ts';
import { therapyAgents, therapyClasses } from './therapy-names.ts';

export function readConcepts(t: Terms, node: unknown): Map<string, Concept> {
  const out = new Map<string, Concept>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`concepts`', null)) {
    // A bare list is short for its phrases.
    const f: Fields = isSeq(value)
      ? new Map([['phrases', { key, value }]])
      : fieldsOf(t.reading, value, `concept \`${id}\``, ['phrases', 'opposite', 'except', 'codes', 'note']);
    const concept: Concept = {
      id,
      phrases: list(t, f, 'phrases'),
      opposite: list(t, f, 'opposite'),
      except: list(t, f, 'except'),
      codes: codesOf(t.reading, f.get('codes')?.value, 'code'),
    };
    if (concept.phrases.length === 0 && concept.codes.length === 0)
      mistake(t.reading, key, 'empty-concept', `concept \`${id}\` has neither phrases nor codes`);
    out.set(id, concept);
  }
  return out;
}

export function readAnalytes(t: Terms, node: unknown): Map<string, Analyte> {
  const out = new Map<string, Analyte>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`analytes`', null)) {
    const f = fieldsOf(t.reading, value, `analyte \`${id}\``, [
      'labels',
      'unit',
      'plausible',
      'except',
      'computed',
      'from',
      'note',
    ]);
    const range = /^(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)$/.exec(textOf(t.reading, f, 'plausible', key));
    if (f.has('plausible') && !(range && Number(range[1]) < Number(range[2])))
      mistake(t.reading, f.get('plausible')?.value, 'bad-range', 'write the plausible range as `0..200`');
    const unit = textOf(t.reading, f, 'unit', key, '');
    if (!isUnit(unit))
      mistake(
        t.reading,
        f.get('unit')?.value,
        'unknown-unit',
        `there is no unit \`${unit}\``,
        `units: ${knownUnits()}`,
      );
    if (!f.has('labels') && !f.has('computed') && !f.has('from'))
      mistake(t.reading, key, 'empty-analyte', `analyte \`${id}\` has neither labels nor anything to work it out from`);
    const computed = oneOf(t.reading, f, 'computed', ['no', ...computedKinds] as const, 'no');
    out.set(id, {
      id,
      labels: list(t, f, 'labels'),
      unit,
      plausible: range ? [Number(range[1]), Number(range[2])] : [0, Number.MAX_SAFE_INTEGER],
      except: list(t, f, 'except'),
      computed: computed === 'no' ? null : computed,
      ...(f.has('from') ? { from: formulas(t, f) } : {}),
    });
  }
  return out;
}

function formulas(t: Terms, f: Fields): readonly Formula[] {
  return textsOf(t.reading, f.get('from')?.value, '`from`').flatMap(({ text, node }) => {
    const formula = parseFormula(text);
    if (!formula) {
      mistake(
        t.reading,
        node,
        'bad-formula',
        `\`${text}\` is no formula`,
        'write it as `ahi * scored_time / 60` or `a + [b]`',
      );
      return [];
    }
    for (const id of namesIn(formula)) t.used.push({ id, node, as: 'analyte' });
    return [formula];
  });
}

export function readTherapies(t: Terms, node: unknown): Map<string, TherapyTerm> {
  const out = new Map<string, TherapyTerm>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`therapies`', null)) {
    const f = fieldsOf(t.reading, value, `therapy \`${id}\``, ['classes', 'phrases', 'except', 'note']);
    const therapy: TherapyTerm = {
      id,
      classes: classesOf(t.reading, f.get('classes')?.value),
      phrases: list(t, f, 'phrases'),
      except: list(t, f, 'except'),
    };
    if (therapy.classes.length === 0 && therapy.phrases.length === 0)
      mistake(t.reading, key, 'empty-therapy', `therapy \`${id}\` has neither classes nor phrases`);
    out.set(id, therapy);
  }
  return out;
}

const treatments: ReadonlySet<string> = new Set([...therapyClasses, ...therapyAgents]);

const classesOf = (r: Reading, node: unknown): readonly string[] =>
  textsOf(r, node, '`classes`').map(({ text, node: at }) => {
    if (!treatments.has(text))
      mistake(
        r,
        at,
        'unknown-class',
        `there is no class of treatments \`${text}\``,
        [nearest(text, treatments), `classes: ${therapyClasses.join(', ')}`].filter(Boolean).join(' '),
      );
    return text;
  });

function list(t: Terms, f: Fields, name: string): readonly Phrase[] {
  const node = f.get(name)?.value;
  const phrases = phrasesOf(t.reading, node, `\`${name}\``);
  for (const p of phrases) for (const id of referencesIn(p)) t.used.push({ id, node: node!, as: 'concept' });
  return phrases;
}
