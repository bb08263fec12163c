// The share of nights on which a breathing device was worn four hours or more, from "24 of 30 nights", "83 %", "22 nights of thirty",
// "best 30-day run: 23 nights". A chart in; percentages of periods of at least 30 days (or of no stated length) out.
//
// Nights used at all, and runs of less than 30 days, say nothing about it. Which period of several counts is the policy's to say.

import type { Chart, Sentence } from '../../chart/chart.ts';
import { dateFor } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { between, periodsIn, range } from './adherence-periods.ts';
import type { Assess } from './index.ts';
import { wordsAt } from './numbers/number-words.ts';

/** A share of nights, its place in the text, and the nights of its period where they are stated. */
type Share = { readonly start: number; readonly end: number; readonly percent: number; readonly nights: number | null };

const hour = String.raw`(?:\s*-?\s?h(?:ours?|rs?)?\b)`;
const fourHours = new RegExp(
  String.raw`(?:>=?|≥|=>|at least|atleast|over|above|more than|greater than|minimum(?: of)?|min\.?|past(?: the)?|pass(?:ed|es|ing)?(?: the)?|clear(?:ed|s|ing)(?: the)?|topp(?:ed|ing)|cross(?:ed|es|ing)(?: the)?|reach(?:ed|ing)?|met(?: the)?|hit(?: the)?|exceed(?:ed|ing)?|beyond|at|of|the)\s?4(?:\.0)?${hour}?(?![\d/.%-])|\b4\s?\+(?!\s?\d)${hour}?|(?:>=?|≥|at least)\s?240\s?min\w*|\b240\s?min\w*\s?(?:\+|or (?:more|longer|over|above))|\b4(?:\.0)?${hour}?\s?(?:\+(?!\s?\d)|or (?:more|better|longer|greater|over|above)|and (?:over|up|above|more)|plus|mark|minimum|threshold)`,
  'i',
);
/** In every way of saying four hours. */
const aFour = /4|four/i;
const mayTell = (text: string): boolean => aFour.test(text) || bestRun.test(text);
/** "Best 30 days 77 %": of such a run one figure alone is told. */
const bestRun =
  /\b(?:best|highest)[ -](?:consecutive[ -])?(?:30|thirty)[ -](?:consecutive[ -])?(?:day|night)s?\b[^.;]{0,60}\d ?(?:%|percent)/i;
const wanting =
  /\b(?:goals?|targets?|aim(?:s|ing)?|requir\w+|must|should|needs?(?: to)?|expect\w*|look(?:s|ing)? for|rule|criteri\w+|threshold is|defin\w+|means|counts? as|(?:adherent|compliant|adherence|compliance) (?:=|is|means|if|when)|qualif\w+|benchmark|standard|medicare|cms|in order to|encourag\w+|remind\w+|explain\w+|instruct\w+|if)\b/i;
/** "In no window did he reach …", "fell short of …": a share that was not attained. */
const missed =
  /(?:\b(?:no|never|not|nor|none|cannot|unable|fail\w*)\b|n't\b)[^;]{0,90}\b(?:reach\w*|met|meet\w*|hit\w*|attain\w*|achiev\w*|(?:get|got|c[ao]me|rose|went) (?:up )?(?:to|above|over|near|past)|exceed\w*|cross\w*|topped)\b[^;,]{0,24}$|(?:\b(?:below|under|short of|less than|shy of)|<)\s?(?:the |a )?$/i;
const unused = /\b(?:residual|AHI|leak|REM|SpO2|sat\w*|battery|humid\w+)\b[^;,.]{0,24}$/i;
/** Nights on which it was worn at all: a share of these is none of the nights there were. */
const wornNights = String.raw`(?:(?:used|worn) (?:days|nights)\b|(?:days|nights) (?:used|worn|on (?:therapy|pap|cpap)|with (?:any )?use|of (?:any )?use|when (?:used|worn)|(?:it was )?(?:switched|turned|powered) on|on which (?:he|she|they|it)\b|(?:that |when )?(?:she|he|they|it|pt|patient|the patient) (?:\w+ )?(?:puts?|put|wears?|wore|uses?|used|is|was|has|had|does|did)\b))`;
const ofWornNights = new RegExp(
  String.raw`\b(?:of|on|for|among|across)(?: the| those| all)? ${wornNights}(?:[^;.\d%]|4(?=\s?(?:h|\+))){0,40}$`,
  'i',
);
const thatWereWorn = new RegExp(
  String.raw`^\s*(?!(?:days|nights) (?:used|worn) (?:for )?(?:≥|>=?|at least|over|more than) ?4)(?:of )?(?:the |those |all )?${wornNights}`,
  'i',
);
const least = 30;

export function adherence(chart: Chart, need: AnalyteNeed, assess: Assess): Measurement[] {
  const out: Measurement[] = [];
  const reports = reportPeriods(chart);
  chart.sentences.forEach((s, index) => {
    if (s.copyOf !== undefined) return;
    const before = chart.sentences[index - 1];
    const near = before?.document === s.document ? before : null;
    const isRow = s.kind === 'row' && s.cells !== undefined;
    if (!isRow && ![s, s.lead, near].some((span) => span && mayTell(flatText(chart, span)))) return;
    const text = read(chart, s);
    const above = s.lead ? flatText(chart, s.lead) : '';
    const shares = isRow ? inRow(chart, s, text) : null;
    const whole = reports.get(s.document)?.nights;
    for (const share of ofReport(text, whole) ?? shares ?? inText(text, above, near ? read(chart, near) : '')) {
      const span = { start: s.start + share.start, end: s.start + share.end };
      const report = reports.get(s.document);
      if (share.nights === null && report && report.nights < least) continue;
      // "05/08 to 06/06, 26 of 30 nights": its own nights date it
      const own = [...text.matchAll(range)].at(-1);
      const end = own ? s.start + own.index + own[0].length : 0;
      const date = dateFor(chart, index, own ? { start: end - 2, end } : span);
      out.push({
        ...span,
        analyte: need.id,
        value: { lo: share.percent, hi: share.percent },
        approximate: false,
        unit: need.unit,
        unitBasis: 'written',
        role: 'actual',
        assertion: assess(chart, index, span),
        date: report && (date === null || date.basis === 'document') ? report.date : date,
        sentence: index,
        side: null,
        label: span,
        qualifiers: [{ start: s.start, end: s.end }],
        inputs: [span],
        implausible: share.percent > 100,
      });
    }
  });
  return out;
}

/** What a device's report says once, at its head, of the days that all its figures are of: "Usage 04/05/2026 – 04/18/2026". */
function reportPeriods(chart: Chart): Map<number, { readonly nights: number; readonly date: Measurement['date'] }> {
  const out = new Map<number, { readonly nights: number; readonly date: Measurement['date'] }>();
  chart.sentences.forEach((s, index) => {
    if (chart.documents[s.document]?.kind !== 'device_download' || s.copyOf !== undefined) return;
    const text = flatText(chart, s);
    for (const m of text.matchAll(range)) {
      const nights = between(m);
      // The days of the year alone tell no report that runs through several years.
      if (nights === null || !/20\d\d|\d\/\d+\/\d\d/.test(m[0]) || nights <= (out.get(s.document)?.nights ?? 0))
        continue;
      const end = s.start + m.index + m[0].length;
      const span = { start: end - 2, end };
      out.set(s.document, { nights, date: dateFor(chart, index, span) });
    }
  });
  return out;
}

/** "Nights >= 4 h: 23" in a report whose head says of how many nights. */
function ofReport(text: string, nights: number | undefined): Share[] | null {
  const m =
    /^\W*(?:nights|days)\b(?!\W*(?:under|below|less|fewer|short|not|shy)\b)[^\d<]{0,24}4(?:\.0)?\s?(?:h(?:ours?|rs?)?\b)?[^\d]{0,16}\s(\d{1,3})(?: (?:nights|days))?\W*$/i.exec(
      text,
    );
  if (!m || nights === undefined || nights < least || Number(m[1]) > nights) return null;
  const start = m.index + m[0].lastIndexOf(m[1]);
  return [{ start, end: start + m[1].length, percent: Math.round((10000 * Number(m[1])) / nights) / 100, nights }];
}

/** The sentence with its number words as digits, place for place. */
function read(chart: Chart, s: { readonly start: number; readonly end: number }): string {
  const text = flatText(chart, s);
  let out = '';
  for (let i = 0; i < text.length; ) {
    const n = /[A-Za-z]/.test(text[i - 1] ?? '') ? null : wordsAt(text, i);
    const word = n && Number.isInteger(n.value) && !/^an?\b/i.test(text.slice(i)) ? n : null;
    out += word ? String(word.value).padEnd(word.end - i) : text[i];
    i = word ? word.end : i + 1;
  }
  return out;
}

function inText(text: string, above: string, near: string): Share[] {
  const own = fourHours.test(text) || bestRun.test(text);
  if (
    !own &&
    !fourHours.test(above) &&
    !(fourHours.test(near) && (/^\W*(?:overall|best|highest|total|any)\b/i.test(text) || /:\s*$/.test(near)))
  )
    return [];
  const out: Share[] = [];
  let from = 0;
  for (const clause of text.split(/(?<=[;]|[.!?]\s)/)) {
    // "Used 22 of 30 nights; 4 h on 18 of 30": the first part is about any use
    const anyUse = own && !fourHours.test(clause) && /\b(?:used?|usage|worn|wore)\b/i.test(clause);
    if (!wanting.test(clause) && !anyUse)
      for (const share of inClause(clause, near))
        out.push({ ...share, start: share.start + from, end: share.end + from });
    from += clause.length;
  }
  return out;
}

function inClause(clause: string, near: string): Share[] {
  const runs = periodsIn(clause);
  const context =
    runs.length > 0 ? runs : /\b(?:period|report|range|dates?|window|from)\b/i.test(near) ? periodsIn(near) : [];
  const nights = context.length > 0 ? Math.max(...context.map((r) => r.nights)) : null;
  const taken: Share[] = [];
  const put = (m: RegExpMatchArray, percent: number, n: number | null): void => {
    const span = { start: m.index!, end: m.index! + m[0].trimEnd().length };
    if (taken.some((t) => t.start < span.end && span.start < t.end)) return;
    taken.push({ ...span, percent: Math.round(percent * 100) / 100, nights: n });
  };
  const dates = [...clause.matchAll(range)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const inDates = (m: RegExpMatchArray): boolean =>
    dates.some((d) => m.index! < d.end && d.start < m.index! + m[0].length);
  const fraction =
    /(?<![\d/.-])(\d{1,3})\s*(?:(?:nights?|days?)\s+)?(?:\/|(?:out )?of(?: the| those| these)?(?: (?:first|last|past|best|prior))?|in(?: the)?(?: (?:first|last|past|best))?)\s*(\d{1,3})(?![\d/%-]|\.\d|\s?%|\s*h(?:ours?|rs?)?\b)/gi;
  for (const m of clause.matchAll(fraction))
    if (
      Number(m[2]) >= 7 &&
      Number(m[1]) <= Number(m[2]) &&
      !inDates(m) &&
      !missed.test(clause.slice(0, m.index)) &&
      !isAnyUse(clause, m.index, m.index + m[0].length)
    )
      put(m, (100 * Number(m[1])) / Number(m[2]), Number(m[2]));
  // "30 nights, 4 h+ on 24 of them"
  if (nights !== null)
    for (const m of clause.matchAll(/(?<![\d/.-])(\d{1,3}) of (?:them|these|those)\b/gi))
      if (Number(m[1]) <= nights && !missed.test(clause.slice(0, m.index)))
        put(m, (100 * Number(m[1])) / nights, nights);
  // "Of the best 30 nights 20 were of 4 hours or beyond"
  if (nights !== null)
    for (const m of clause.matchAll(
      /(?<![\d/.-])(\d{1,3})(?=\s+(?:(?:nights|days) )?(?:were|reached|lasted|passed|exceeded|ran|had|went|got|hit|with|over|past|beyond|at)\b)/gi,
    ))
      if (
        Number(m[1]) <= nights &&
        !runs.some((r) => r.start === m.index && r.said) &&
        fourHours.test(upToComma(clause, m.index)) &&
        !missed.test(clause.slice(0, m.index))
      )
        put(m, (100 * Number(m[1])) / nights, nights);
  // "Percentage of days at 4+ hours: 93"
  for (const m of clause.matchAll(
    /(?:percent(?:age)?|share|%) (?:of )?(?:the )?(?:days|nights)\b(?:>=|[^:=;\d]){0,20}(?:\d\+?[^:=;\d]{0,12})?[:=]\s*(\d{2,3}(?:\.\d+)?)(?!\s?[%/\d])/gi,
  ))
    put(m, Number(m[1]), nights);
  for (const m of clause.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|percent\b|per cent\b)/gi)) {
    const behind = clause.slice(m.index + m[0].length);
    const ahead = clause.slice(0, m.index);
    if (unused.test(ahead) || missed.test(ahead) || ofWornNights.test(ahead) || thatWereWorn.test(behind)) continue;
    // "16/30 (53 %)" is one share, said twice.
    const same = taken.find((t) => t.end <= m.index && /^[\s(=,:-]*$/.test(clause.slice(t.end, m.index)));
    put(m, Number(m[1]), same ? same.nights : nights);
  }
  if (nights !== null)
    for (const m of clause.matchAll(
      /(?<![\d/.-])(\d{1,3})\s+(?:nights?|days?)\b(?!\s*(?:ending|window|run|period|report|use[dr]?\b|of use|stretch|consecutive))/gi,
    ))
      if (Number(m[1]) < nights && !inDates(m) && !runs.some((r) => r.start === m.index && r.said))
        put(m, (100 * Number(m[1])) / nights, nights);
  return taken.filter((t) => t.nights === null || t.nights >= least);
}

const upToComma = (clause: string, at: number): string => /^[^,;]*/.exec(clause.slice(at))![0];

/** "28/30 days used, 25/30 >= 4 h", "used on 28 of 30 nights, 25 past 4 h": nights with any use at all. */
function isAnyUse(clause: string, start: number, end: number): boolean {
  const part = upToComma(clause, start);
  const named =
    USED_BEHIND.test(clause.slice(end)) ||
    (USED_BEFORE.test(clause.slice(0, start)) && /^[^,;]*[,;]/.test(clause.slice(end)));
  const lead = clause.slice(0, start).split(/[,;:]/).at(-1) ?? '';
  return named && !fourHours.test(part) && !fourHours.test(lead);
}
const USED_BEHIND = /^\s*(?:days?|nights?)?\s*(?:used|worn|of (?:any )?use|with (?:any )?use)\b/i;
const USED_BEFORE = /\b(?:used|worn|wore)(?: it)?(?: on)? $/i;

/** A table of periods: the column of nights of four hours or more, as a share, or over the column of all nights. */
function inRow(chart: Chart, s: Sentence, text: string): Share[] | null {
  const cells = (s.cells ?? []).map((c) => ({
    start: c.start - s.start,
    text: text.slice(c.start - s.start, c.end - s.start),
    header: c.header ? flatText(chart, c.header) : '',
  }));
  const four = cells.find((c) => fourHours.test(c.header) && /\d/.test(c.text));
  if (!four || wanting.test(four.header)) return null;
  const all = cells.find(
    (c) =>
      c !== four &&
      /\b(?:nights|days)\b/i.test(c.header) &&
      !/used|use\b|missed|4/i.test(c.header) &&
      /^\D*\d{1,3}\D*$/.test(c.text),
  );
  const number = Number(/\d+(?:\.\d+)?/.exec(four.text)![0]);
  const nights = all ? Number(/\d+/.exec(all.text)![0]) : (periodsIn(text)[0]?.nights ?? null);
  if (nights !== null && nights < least) return [];
  const span = { start: four.start, end: four.start + four.text.trimEnd().length };
  if (/%/.test(four.text) || (/%|percent/i.test(four.header) && !/\//.test(four.text)))
    return [{ ...span, percent: number, nights }];
  const own = /(\d+)\s*(?:\/|of)\s*(\d+)/.exec(four.text);
  if (own)
    return Number(own[2]) < least
      ? []
      : [{ ...span, percent: (100 * Number(own[1])) / Number(own[2]), nights: Number(own[2]) }];
  return nights === null || number > nights
    ? []
    : [{ ...span, percent: Math.round((10000 * number) / nights) / 100, nights }];
}
