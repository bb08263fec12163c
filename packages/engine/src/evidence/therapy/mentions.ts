// Every treatment that a chart names, by sentence: all agents of the table, found once per chart, and a policy's own phrases.

import type { Chart } from '../../chart/chart.ts';
import { type Phrase, parsePhrase } from '../../values/phrase.ts';
import { type Span, touches } from '../../values/span.ts';
import type { TherapyNeed } from '../finding.ts';
import { flat } from '../flat-text.ts';
import { compileMatcher, type Matcher } from '../phrases/index.ts';
import { agents } from './agents.ts';

export type AgentMention = Span & { readonly agent: string; readonly classes: readonly string[] };

const phraseOf = (text: string): Phrase => {
  const p = parsePhrase(text);
  if ('mistake' in p) throw new Error(`agent \`${text}\`: ${p.mistake.message}`);
  return p.phrase;
};

let table: Matcher | null = null;
const known = new WeakMap<Chart, ReadonlyMap<number, readonly AgentMention[]>>();

/** All agents of the built-in table, by sentence; of names that overlap the longest stands, with the classes of all. */
export function agentsIn(chart: Chart): ReadonlyMap<number, readonly AgentMention[]> {
  const before = known.get(chart);
  if (before) return before;
  table ??= compileMatcher(
    agents.flatMap((a, i) => [
      ...a.names.map((n) => ({ key: `A${i}`, phrase: phraseOf(n) })),
      ...(a.except ?? []).map((n) => ({ key: `X${i}`, phrase: phraseOf(n) })),
    ]),
  );
  const matches = table(chart);
  const excepts = new Map<string, Span[]>();
  for (const m of matches)
    if (m.key[0] === 'X') {
      const place = `${m.sentence} ${m.key.slice(1)}`;
      excepts.set(place, [...(excepts.get(place) ?? []), m]);
    }
  const out = new Map<number, AgentMention[]>();
  for (const m of matches) {
    if (m.key[0] !== 'A') continue;
    const agent = agents[Number(m.key.slice(1))];
    if (notATreatment(chart, m)) continue;
    if (excepts.get(`${m.sentence} ${m.key.slice(1)}`)?.some((x) => touches(x, m))) continue;
    const list = out.get(m.sentence) ?? [];
    out.set(m.sentence, list);
    if (agent.classes.includes('oral_steroid') && injected.test(sentenceText(chart, m.sentence))) continue;
    add(list, { start: m.start, end: m.end, agent: agent.id, classes: [agent.id, ...agent.classes] });
  }
  for (const list of out.values()) list.sort((a, b) => a.start - b.start);
  known.set(chart, out);
  return out;
}

const sentenceText = (chart: Chart, index: number): string =>
  flat(chart.text.slice(chart.sentences[index].start, chart.sentences[index].end));

/** "D. Kowal, PT, DPT" signs; "Pt:" is the patient; "Prairie Motion Physical Therapy" is a place; what is injected is no tablet. */
function notATreatment(chart: Chart, m: Span): boolean {
  const text = flat(chart.text.slice(m.start, m.end));
  if (/^(?:Pt|pt|Pts|pts)\.?$/.test(text)) return true;
  const before = flat(chart.text.slice(Math.max(0, m.start - 40), m.start));
  const behind = flat(chart.text.slice(m.end, m.end + 24));
  if (
    /^P\.?T\.?$/.test(text) &&
    (/(?:[A-Z]\.|[A-Z][a-z]+)\s[A-Z][a-z'’-]+,\s*$/.test(before) ||
      /^,?\s(?:DPT|MPT|OCS|MSPT|CSCS|Cert)/.test(behind) ||
      /^\/INR|^\s?\(?\d+\.?\d*\s?(?:sec|s\b)/.test(behind))
  )
    return true;
  if (
    /^(?:Physical|Rehab|Physio|Outpatient|Occupational)/.test(text) &&
    !/\s[a-z]/.test(text) &&
    /[A-Z][a-z]+(?:\s(?:&|and))?\s$/.test(before) &&
    !/(?:^|[.:;]\s)(?:\w+\s)?$/.test(before.slice(0, -1)) &&
    /^\s*(?:$|[,—–|-]|[A-Z]|\d{3,})/.test(behind)
  )
    return true;
  return false;
}

const injected =
  /\b(?:inject\w*|\d\s?mL|lidocaine|bupivacaine|ropivacaine|epidural|transforaminal|interlaminar|intra-?articular|into the|depo|each side|per (?:level|side)|ophthalmic|drops?)\b/i;

function add(list: AgentMention[], m: AgentMention): void {
  const i = list.findIndex((o) => touches(o, m));
  if (i < 0) {
    list.push(m);
    return;
  }
  const o = list[i];
  const longer = m.end - m.start > o.end - o.start ? m : o;
  // "diclofenac gel" is the gel, "physical therapy exercises" both: classes join only where neither name says more than the other.
  const same = m.end - m.start === o.end - o.start;
  list[i] = {
    start: Math.min(o.start, m.start),
    end: Math.max(o.end, m.end),
    agent: longer.agent,
    classes: same ? [...new Set([...o.classes, ...m.classes])] : longer.classes,
  };
}

/** The mentions that count for one need, among all mentions of the sentence (which keep their own cues to themselves). */
export function mentionsFor(
  chart: Chart,
  need: TherapyNeed,
  index: number,
  resolve: (id: string) => readonly Phrase[],
): ReadonlyMap<number, { readonly wanted: readonly AgentMention[]; readonly all: readonly AgentMention[] }> {
  const everything = agentsIn(chart);
  const own = new Map<number, AgentMention[]>();
  const except = new Map<number, Span[]>();
  if (need.phrases.length > 0 || need.except.length > 0) {
    const match = compileMatcher(
      [
        ...need.phrases.map((phrase) => ({ key: `P${index}`, phrase })),
        ...need.except.map((phrase) => ({ key: `X${index}`, phrase })),
      ],
      resolve,
    );
    for (const m of match(chart)) {
      if (m.key[0] === 'P' && notATreatment(chart, m)) continue;
      if (m.key[0] === 'P')
        own.set(m.sentence, [
          ...(own.get(m.sentence) ?? []),
          { start: m.start, end: m.end, agent: need.id, classes: [] },
        ]);
      else except.set(m.sentence, [...(except.get(m.sentence) ?? []), { start: m.start, end: m.end }]);
    }
  }
  const out = new Map<number, { wanted: AgentMention[]; all: AgentMention[] }>();
  for (const sentence of new Set([...everything.keys(), ...own.keys()])) {
    const excluded = except.get(sentence) ?? [];
    const tabled = everything.get(sentence) ?? [];
    const wanted = tabled.filter(
      (m) => m.classes.some((c) => need.classes.includes(c)) && !excluded.some((x) => touches(x, m)),
    );
    for (const m of own.get(sentence) ?? []) {
      if (excluded.some((x) => touches(x, m)) || wanted.some((w) => touches(w, m))) continue;
      const named = tabled.find((t) => touches(t, m));
      wanted.push(named ? { ...m, agent: named.agent, classes: named.classes } : m);
    }
    if (wanted.length === 0) continue;
    wanted.sort((a, b) => a.start - b.start);
    out.set(sentence, {
      wanted,
      all: [...wanted, ...tabled.filter((t) => !wanted.some((w) => touches(w, t)))].sort((a, b) => a.start - b.start),
    });
  }
  return out;
}
