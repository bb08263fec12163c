// "Here with wife Joyce … Joyce smoked two packs a day": whom the chart names as a relative is not the patient. A chart, a place in a
// sentence in; a finding of the experiencer out.

import type { Chart } from '../../chart/chart.ts';
import { SAYING } from './cues/experiencer.ts';
import { mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';
import { COLON, COMMA, SEMICOLON, STOP } from './text-marks.ts';

const RELATION =
  'wife|husb|hubby|husband|dtr|dau|bro|sis|mom|dad|spouse|partner|girlfriend|boyfriend|fiance|fiancee|son|daughter|mother|father|brother|sister|aunt|uncle|niece|nephew|roommate|neighbor|friend';
const INTRODUCED = new RegExp(String.raw`(?<!\bmy )\b(?:${RELATION}),? ([A-Z][a-z]{1,14})\b`, 'gi');
const isRelation = new RegExp(`^(?:${RELATION})$`);
/** Capital letters that begin a line or a form's answer are no names. */
const NO_NAME =
  /^(?:at|is|on|in|to|an|as|by|he|of|or|so|we|no|if|my|me|us|up|do|dx|hx|pt|mr|ms|dr|the|and|has|had|was|is|with|who|died|deceased|living|alive|healthy|unknown|age|aged|yes|none|lung|breast|colon|heart|cancer|diabetes|history|reports|states|says|drives|here|present|also|smokes|smoked|phone|name|may|can|will|did|does|got|uses|used|medical|type|stroke|hypertension|copd|both|not|his|her|she|he|for|from|helps|lives|works|assists|brought|father|mother|brother|sister|son|daughter|wife|husband|left|right|total|knee|hip|april|may|june|august)$|(?:itis|osis|oma|emia|pathy)$/i;

const known = new WeakMap<Chart, ReadonlySet<string>>();

function namesIn(chart: Chart): ReadonlySet<string> {
  const before = known.get(chart);
  if (before) return before;
  const persons = [chart.patient.name, ...chart.otherPatients].map((n) => n?.text.toLowerCase() ?? '');
  const names = new Set<string>();
  // the pattern folds the case of the relation, not of the name
  for (const [, name] of chart.text.matchAll(INTRODUCED))
    if (/^[A-Z][a-z]/.test(name) && !NO_NAME.test(name) && !persons.some((p) => p.includes(name.toLowerCase())))
      names.add(name.toLowerCase());
  known.set(chart, names);
  return names;
}

/** "Seen with his daughter Cerys about a device": who only comes along bears nothing. */
function isCompany(r: Reading, relation: number): boolean {
  const owned = relation > r.from && /^(?:his|her|their|the)$/.test(norm(r, relation - 1));
  const before = relation - (owned ? 2 : 1);
  return before >= r.from && /^(?:with|and|by|from|to|alongside)$/.test(norm(r, before));
}

/** "The Lantus pens are Gordon's", "that inhaler is her sister's": whose a thing is stands behind it, as the end of what is said. */
const OWNER = new RegExp(
  String.raw`^[^.;:,]{0,60}?\b(?:is|are)\s+(?:(?:his|her|their)\s+)?([A-Z][a-z]{2,14}|${RELATION})['’]s(?=\s*(?:[.;,)]|$|and\b|not\b))`,
);
/** "The tremor is Parkinson's": who a disease is called after owns nothing. */
const EPONYM =
  /^(?:Crohn|Alzheimer|Parkinson|Sj[oö]gren|Hashimoto|Addison|Cushing|Paget|Raynaud|Barrett|Bell|Wilson|Huntington|Still|Beh[cç]et|Tietze|M[eé]ni[eè]re|Dupuytren|Baker|Hodgkin|Wegener|Kaposi|Perthes|Marfan|Graves|Bowen|Bright|Chagas|Hansen|Sever|Freiberg|Morton|Tourette|Prinzmetal|Fuchs|Coats|Best|Stargardt)$/;
function byOwner(chart: Chart, r: Reading, target: Target, found: Found[]): void {
  const { starts, ends } = chart.tokens;
  const start = ends[target.last];
  const said = chart.text.slice(start, r.to > 0 ? ends[r.to - 1] + 1 : start).replaceAll('\n', ' ');
  const owner = OWNER.exec(said);
  if (!owner || EPONYM.test(owner[1]) || chart.patient.name?.text.toLowerCase().includes(owner[1].toLowerCase()))
    return;
  found.push({
    axis: 'experiencer',
    value: 'other',
    span: { start: starts[target.first], end: start },
    rule: 'is another’s',
  });
}

/** The name that a sentence or a clause begins with, unless it only tells. */
export function byNamedRelative(chart: Chart, r: Reading, target: Target, found: Found[]): void {
  byOwner(chart, r, target, found);
  const names = namesIn(chart);
  if (names.size === 0) return;
  for (let i = target.first; i > r.from; i--) {
    if (mark(r, i) & (STOP | SEMICOLON)) return;
    const word = norm(r, i - 1);
    if (/^(?:he|she|patient|pt|i|we)$/.test(word)) return;
    if (!names.has(word)) continue;
    const opens =
      i - 1 === r.from ||
      (mark(r, i - 1) & (STOP | SEMICOLON | COMMA | COLON)) > 0 ||
      (isRelation.test(norm(r, i - 2)) && !isCompany(r, i - 2));
    if (!opens || SAYING.has(norm(r, i)) || mark(r, i) & COMMA) return;
    const { starts, ends } = r.chart.tokens;
    const span = { start: starts[i - 1], end: ends[i - 1] };
    if (!/^[A-Z]/.test(chart.text.slice(span.start, span.end))) return;
    found.push({ axis: 'experiencer', value: 'other', span, rule: 'a relative by name' });
    return;
  }
}
