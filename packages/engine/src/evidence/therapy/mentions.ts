// Every treatment that a chart names, by sentence: all agents of the table, found once per chart, and a policy's own phrases.

import type { Chart } from '../../chart/chart.ts';
import { type Phrase, parsePhrase } from '../../values/phrase.ts';
import { type Span, touches } from '../../values/span.ts';
import type { TherapyNeed } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { compileMatcher, type Matcher, matcherOf } from '../phrases/index.ts';
import { agents } from './agents/index.ts';

export type AgentMention = Span & { readonly agent: string; readonly classes: readonly string[] };

const phraseOf = (text: string): Phrase => {
  const p = parsePhrase(text);
  if ('mistake' in p) throw new Error(`agent \`${text}\`: ${p.mistake.message}`);
  return p.phrase;
};

let table: Matcher | null = null;
const known = new WeakMap<Chart, ReadonlyMap<number, readonly AgentMention[]>>();

/** All agents of the built-in table, by sentence; of names that overlap the longest stands, with the classes of all. */
function agentsIn(chart: Chart): ReadonlyMap<number, readonly AgentMention[]> {
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
  flatBetween(chart, chart.sentences[index].start, chart.sentences[index].end);

/** "D. Kowal, PT, DPT" signs; "Pt:" is the patient; "Prairie Motion Physical Therapy" is a place; what is injected is no tablet. */
function notATreatment(chart: Chart, m: Span): boolean {
  const text = flatText(chart, m);
  if (/^(?:Pt|pt|Pts|pts)\.?$/.test(text)) return true;
  const before = flatBetween(chart, Math.max(0, m.start - 40), m.start);
  const behind = flatBetween(chart, m.end, m.end + 24);
  if (
    /^P\.?T\.?$/.test(text) &&
    (/(?:[A-Z]\.|[A-Z][a-z]+)\s[A-Z][a-z'’-]+,\s*$/.test(before) ||
      /^,?\s(?:DPT|MPT|OCS|MSPT|CSCS|Cert)/.test(behind) ||
      /^\/INR|^\s?\(?\d+\.?\d*\s?(?:sec|s\b)/.test(behind) ||
      // "NEW PT CONSULT": a patient
      (/\b(?:new|est|established)\s$/i.test(before) &&
        /^\s(?:consult|visit|exam|note|appt|appointment|intake|packet|record|history|H&P)/i.test(behind)))
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

type Own = { readonly phrases: Map<number, AgentMention[]>; readonly excepts: Map<number, Span[]> };

/** What the needs' own phrases match, need by need; one search for all of them. */
function ownMentions(
  chart: Chart,
  needs: readonly TherapyNeed[],
  resolve: (id: string) => readonly Phrase[],
): readonly Own[] {
  const match = matcherOf(needs, resolve, () =>
    needs.flatMap((need, i) => [
      ...need.phrases.map((phrase) => ({ key: `P${i}`, phrase })),
      ...need.except.map((phrase) => ({ key: `X${i}`, phrase })),
    ]),
  );
  const own = needs.map((): Own => ({ phrases: new Map(), excepts: new Map() }));
  for (const m of match(chart)) {
    const i = Number(m.key.slice(1));
    const { start, end } = m;
    if (m.key[0] === 'X') append(own[i].excepts, m.sentence, { start, end });
    else if (!notATreatment(chart, m))
      append(own[i].phrases, m.sentence, { start, end, agent: needs[i].id, classes: [] });
  }
  return own;
}

function append<T>(lists: Map<number, T[]>, at: number, item: T): void {
  const list = lists.get(at);
  if (list) list.push(item);
  else lists.set(at, [item]);
}

export type Named = { readonly wanted: readonly AgentMention[]; readonly all: readonly AgentMention[] };

/** For each need the mentions that count for it, by sentence, among all mentions there (which keep their own cues to themselves). */
export function mentionsFor(
  chart: Chart,
  needs: readonly TherapyNeed[],
  resolve: (id: string) => readonly Phrase[],
): readonly ReadonlyMap<number, Named>[] {
  const everything = agentsIn(chart);
  const own = ownMentions(chart, needs, resolve);
  return needs.map((need, i) => countedFor(need, everything, own[i]));
}

function countedFor(
  need: TherapyNeed,
  everything: ReadonlyMap<number, readonly AgentMention[]>,
  { phrases, excepts }: Own,
): ReadonlyMap<number, Named> {
  const out = new Map<number, { wanted: AgentMention[]; all: AgentMention[] }>();
  for (const sentence of new Set([...everything.keys(), ...phrases.keys()])) {
    const excluded = excepts.get(sentence) ?? [];
    const tabled = everything.get(sentence) ?? [];
    const wanted = tabled.filter(
      (m) => m.classes.some((c) => need.classes.includes(c)) && !excluded.some((x) => touches(x, m)),
    );
    for (const m of phrases.get(sentence) ?? []) {
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
