// How long something has lasted, in one sentence: "for 6 weeks", "since March", "from 1982 to 2010", "for years". A chart and a sentence of it in, intervals of days out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Day } from '../../values/civil-date.ts';
import type { Interval } from '../../values/interval.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import type { DateFinding, DurationFinding } from '../finding.ts';
import { sentenceTexts } from '../flat-text.ts';
import { maskedSpans } from '../measurement/numbers/masks.ts';
import { intervalOf, quantitiesIn } from '../measurement/numbers/quantities.ts';
import { anchorOf, datesIn } from './events.ts';
import { isOnset } from './onset-cells.ts';

const quick =
  /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|week|\bwks?\b|\bmos?\b|\byrs?\b|month|year|day|fortnight|decade|since|onset|chronic|standing|while|began|start/i;
const timeWord = /\d\s?-?[dwmyDWMY]|\b(?:wk|mo|yr)s?\b|week|month|year|\bday|decade|fortnight/i;
const vagueWord = /few|several|some|multiple|chronic|standing|while|long|ages|years|months|weeks|decades/i;
const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
  mo: 30,
  year: 365,
  yr: 365,
  decade: 3650,
};

/** "51 y.o.", "51 y/o", "51yo M", "51 y F": how old somebody is. */
const ageOf =
  /^\d{1,3}\s?-?(?:y\.?\s?\/?\s?o\b|y(?:ea)?rs?\.?[\s-]?olds?\b|y(?:rs?)?\.?\s(?:(?:[BWHA]|right|left)[\s-](?:handed\s)?)?(?:[MF]\b|male\b|female\b|man\b|woman\b|gentleman\b|lady\b))/;
/** A count of time that is no duration: how long ago, how often, how soon, how old. */
const notBefore =
  /\b(?:every|each|q\.?|in|within(?! the (?:past|last))|at|age[ds]?|next|return(?: to clinic)? in|rtc(?: in)?|f\/u(?: in)?|after|day|week|month|post-?op|per|recheck in|by|lasting up to|refills?(?: x)?|turned)\s?(?:the\s|about\s|approximately\s|another\s|next\s)*$/i;
/** "No better in three months": so long it has not been. */
const notIn =
  /\b(?:no|not|never|nothing)\b[^.;,]{0,40}\b(?:better|improve\w*|easier|change\w*|relief|settled|right|worked|driven|slept|let up)\s(?:in|for|after)\s$/i;
/** "LBP x3mo": the x is no letter of a name. */
const TIMES = /(?:^|[^A-Za-z])x$/i;
const notAfter =
  /^[\s-]?(?:ago\b|old\b|y\/?o\b|of age|from now|hence|later\b|earlier\b|back\b(?!\s?pain)|prior\b(?! (?:trial|history))|post\b|post-?op|s\/p|out\b|after\b|before\b|until\b|window|follow[- ]?up|supply|\/\s?(?:week|wk|month)|a week\b|per (?:week|month|year)|(?:weekly|monthly)\b|refill|mark\b|check\b|visit\b|warranty|lookback|look-back|apart\b)/i;

/** "Stopped after 3 weeks", "no better after two months": so long it was tried. */
export const triedUntil =
  /\b(?:stopped|quit|discontinued|d\/?c['’]?d|gave up|given up|came off|failed|(?:no|without|little|minimal)\s(?:\w+\s){0,2}(?:help|relief|benefit|better|improvement|change|difference|gains?|progress|effect|response)|unchanged|did nothing|not help(?:ed|ing)?)\s(?:it |them |that |at all )?after\s(?:about |only |just |a full )?$/i;

const single =
  /\b(?:(over|more than|greater than|upwards of|at least|>|less than|under|not quite|short of|nearly|almost|about|approximately)\s)?(an?|one|the (?:past|last)|past|last|half an?|a half)[\s-](day|week|fortnight|month|year|decade)(\s(?:and a half|or (?:more|longer|so|two)|plus))?\b/gi;
const singleBefore =
  /\b(?:for|x|×|over|during|lasting|of|past|last|took|tried|completed|least|than|nearly|almost|about|approximately|has had|with|after|the)\s$|^\W*$/i;
const plural =
  /\b(?:for|over|lasting|x|of)\s(?:the (?:past|last)\s)?(?:many\s)?(years|months|weeks|decades)\b|\b(years|months|decades) of\b(?! age)/gi;
const vague =
  /\b(?:(?:for |over |x |the (?:past|last) |past |last )*(?:a )?(?:few|several|some|multiple) (?:days|weeks|wks|months|mos?|years|yrs)|(?:for )?(?:a (?:long |good )?while|some time|a long time|quite some time|ages)|long-?\s?standing|longstanding|chronic(?=[\s,]+(?:\w+\s){0,2}(?:pain|ache|lbp|radicul\w+|sciatica|symptoms?|headaches?|cough|fatigue|insomnia|snoring|discomfort))|chronically|long-term)\b/gi;

const sinceWord =
  /\b(since(?:\s(?:an?|the|her|his|their|my)\s(?:[\w'’-]+\s){1,5}?(?:in|on|of|dated)|\s(?:the|his|her|their|my)\s(?:[\w'’-]+\s){0,2}(?:accident|injury|fall|surgery|fusion|operation|crash|collision|mva|lift)|\s(?:surgery|fusion|injury|accident|birth)\s(?:in|on|of))?|onset(?: (?:of|was|is|in|on|around|approximately|approx\.?|about|:|[a-z]+(?: pain)?))*:?(?:\s(?:gradual|sudden|insidious|acute|abrupt|slow),)?|began|begun|beginning|started|starting|start(?: date)?:?|first (?:noticed|noted|began|started|developed|appeared|felt)(?: it)?|dat(?:ing|es) (?:back )?(?:to|from)|(?<=\b(?:it|this|that|pain|trouble|ache|weakness|numbness|snoring|symptoms?)(?: first)? )(?:came on|set in|arose|appeared|struck)|going back to|ongoing from|present from|developed|diagnosed|dx(?:'?d)?)\s*(?:well before|before|in|on|around|about|approximately|approx\.?|~|back in|the|of|at least|roughly|sometime in|as early as|at)?[\s:(-]*(?:(?:in|the|last|this|past|early|late|mid)[\s-])*$/i;
const toWord =
  /^[\s,(]*(?:(?:and\s)?(?:to|into|through|thru|until|till|up to|-|–|—|ending|ended|stopped|and)\s?(?:on\s|in\s|about\s|the\s)?)$/i;
const now =
  /^[\s,]*(?:to|through|thru|until|till|up to|-|–|—)\s?(?:the )?(?:present|now|current(?:ly)?|today|date|ongoing)\b/i;
const notSince =
  /\b(?:improv|resolv|better|symptom-free|pain-free|none|not seen|no (?:pain|symptoms|issues|problems)|free of)\w*\b[^.;]{0,30}$/i;

const NONE: readonly DurationFinding[] = [];
const known = new WeakMap<Chart, (readonly DurationFinding[])[]>();

/** Of one sentence. Read when somebody asks: most sentences are never asked. */
export function durationsIn(chart: Chart, sentence: number): readonly DurationFinding[] {
  let of = known.get(chart);
  if (!of) {
    of = new Array(chart.sentences.length);
    known.set(chart, of);
  }
  of[sentence] ??= readDurations(chart, sentence);
  return of[sentence];
}

function readDurations(chart: Chart, sentence: number): readonly DurationFinding[] {
  const text = sentenceTexts(chart)[sentence];
  if (!quick.test(text)) return NONE;
  return durationsOf(chart, chart.sentences[sentence], sentence, text, datesIn(chart, sentence));
}

function durationsOf(
  chart: Chart,
  s: Sentence,
  index: number,
  text: string,
  dates: readonly DateFinding[],
): DurationFinding[] {
  const out: DurationFinding[] = [];
  const add = (
    start: number,
    end: number,
    days: Interval,
    basis: DurationFinding['basis'],
    since: DurationFinding['since'] = null,
  ): void => {
    if (out.some((o) => start + s.start < o.end && o.start < end + s.start)) return;
    out.push({ start: start + s.start, end: end + s.start, days, sentence: index, since, basis });
  };
  const anchor = anchorOf(chart, s);
  if (dates.length > 1) spans(text, s, dates, add);
  if (timeWord.test(text))
    stated(
      text,
      dates.filter((d) => d.basis !== 'relative').map((d) => ({ start: d.start - s.start, end: d.end - s.start })),
      add,
    );
  if (dates.length > 0) since(text, s, dates, anchor, add, (d) => isOnset(chart, s, d));
  if (!vagueWord.test(text)) return out.sort((a, b) => a.start - b.start);
  for (const m of matchesOf(vague, text)) add(m.index, m.index + m[0].length, { lo: null, hi: null }, 'vague');
  for (const m of matchesOf(plural, text)) {
    const unit = (m[1] ?? m[2]).toLowerCase().replace(/s$/, '');
    add(m.index, m.index + m[0].length, { lo: 2 * unitDays[unit], hi: null }, 'stated');
  }
  return out.sort((a, b) => a.start - b.start);
}

type Add = (
  start: number,
  end: number,
  days: Interval,
  basis: DurationFinding['basis'],
  since?: DurationFinding['since'],
) => void;

function stated(text: string, dates: readonly { start: number; end: number }[], add: Add): void {
  const masks = [...maskedSpans(text), ...dates].filter(
    (m) => !/^\d+(?:\s?-\s?\d+)?$/.test(text.slice(m.start, m.end)) || /^\d{4}$/.test(text.slice(m.start, m.end)),
  );
  for (const q of quantitiesIn(text, masks)) {
    if (q.unit?.dimension !== 'time' || q.unit.factor < 1 || (q.glued && !TIMES.test(text.slice(0, q.start)))) continue;
    if (q.change || ageOf.test(text.slice(q.start, q.start + 28))) continue;
    const lead = text.slice(Math.max(0, q.start - 40), q.start);
    const tail = text.slice(q.end, q.end + 24);
    // "For 10 days after gardening" lasts; "10 days after gardening" is a point in time.
    const lasts = /\b(?:for|x|×|lasting|lasted)\s$/i.test(lead) && /^\s(?:after|before|until)\b/i.test(tail);
    if (!lasts && notAfter.test(tail)) continue;
    // "after 6 weeks" is a point in time, "after 6 weeks of therapy" is not
    const spent = /\bafter\s(?:\w+\s)?$/i.test(lead) && /^\sof\b/i.test(tail);
    if (
      !spent &&
      !triedUntil.test(lead) &&
      !notIn.test(lead) &&
      notBefore.test(lead) &&
      !/\b(?:for|x|past|last|lasting|over|at least|completed|than)\s?$/i.test(lead)
    )
      continue;
    // "12 visits over 6 weeks": `over` tells the span, not a bound.
    const during =
      q.bound === '>' &&
      /^over/i.test(text.slice(q.start, q.at)) &&
      /\b(?:visits?|sessions?|times|treatments?|injections?|appointments?|lb|pounds|kg|doses?|completed|attended)\b[^.;]*$/i.test(
        text.slice(Math.max(0, q.start - 60), q.start),
      );
    const i = intervalOf(during ? { ...q, bound: null } : q);
    const half = /^\sand a half\b/i.exec(tail);
    const k = q.unit.factor;
    const plus = half ? 0.5 * k : 0;
    add(
      q.start,
      q.end + (half ? half[0].length : 0),
      { ...i, lo: i.lo === null ? null : round(i.lo * k + plus), hi: i.hi === null ? null : round(i.hi * k + plus) },
      'stated',
    );
  }
  for (const m of matchesOf(single, text)) {
    const lead = text.slice(0, m.index);
    const tail = text.slice(m.index + m[0].length);
    const article = /^(?:an?|one)$/i.test(m[2]);
    if (
      notAfter.test(tail) ||
      (article && !m[1] && !m[4] && !singleBefore.test(lead) && !/^\s(?:of|long|course|trial)/i.test(tail))
    )
      continue;
    // "has never let go for a day since"
    if (article && NOT_ONCE.test(lead)) continue;
    // "until the last week of August" names a week; it lasts nothing.
    if (
      /last/i.test(m[2]) &&
      (/^\sof\s(?:the\s)?(?:[A-Z][a-z]{2,8}\b|month|year|summer|winter|spring|fall)/.test(tail) ||
        /\b(?:until|till|by|since|before)\s$/i.test(lead))
    )
      continue;
    if (/^last$/i.test(m[2]) && !/\b(?:for|over|during|in|the)\s$/i.test(lead)) continue;
    if (
      /\b(?:times|once|twice|days|hours?|h|hrs?|x|nights?|visits?|sessions?|in|within|each|every|per|\d)\s?$/i.test(
        lead,
      ) &&
      article &&
      !/\bx\s$/i.test(lead)
    )
      continue;
    // "three quarters of a year"
    if (/\b(?:quarters?|thirds?|half) of\s$/i.test(lead)) continue;
    const half = /half/i.test(m[2]);
    const n = (half ? 0.5 : 1) + (m[4] && /half/.test(m[4]) ? 0.5 : 0);
    const d = round(n * unitDays[m[3].toLowerCase()]);
    const said = m[1]?.toLowerCase() ?? '';
    const days: Interval = /less|under|not quite|short/.test(said)
      ? { lo: 0, hi: d, hiOpen: true }
      : /nearly|almost/.test(said)
        ? { lo: d * 0.8, hi: d, hiOpen: true }
        : /over|more|greater|upwards|>/.test(said)
          ? { lo: d, hi: null, loOpen: true }
          : /least/.test(said) || (m[4] && /more|longer|plus/.test(m[4]))
            ? { lo: d, hi: null }
            : // "a month or two"
              { lo: d, hi: m[4] && /two/.test(m[4]) ? 2 * d : d };
    add(m.index, m.index + m[0].length, days, 'stated');
  }
}

const NOT_ONCE =
  /\b(?:never|not|hasn['’]t|without)\b[^.;,]{0,40}\b(?:for|with|gone?|off) (?:even |so much as |as much as )?$/i;

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** "from 1982 to 2010", "05/12–08/04/2026", "between March and June". */
function spans(text: string, s: Sentence, dates: readonly DateFinding[], add: Add): void {
  for (let i = 0; i + 1 < dates.length; i++) {
    const a = dates[i];
    const b = dates[i + 1];
    const gap = text.slice(a.end - s.start, b.start - s.start);
    if (!toWord.test(gap) || a.lo > b.hi) continue;
    const lead = text.slice(Math.max(0, a.start - s.start - 14), a.start - s.start);
    if (/\band\b/i.test(gap) && !/\bbetween\s$/i.test(lead)) continue;
    add(a.start - s.start, b.end - s.start, { lo: Math.max(0, b.lo - a.hi), hi: b.hi - a.lo }, 'from-to');
  }
}

function since(
  text: string,
  s: Sentence,
  dates: readonly DateFinding[],
  anchor: Day | null,
  add: Add,
  isHeaded: (d: Span) => boolean,
): void {
  for (const d of dates) {
    const lead = text.slice(Math.max(0, d.start - s.start - 60), d.start - s.start);
    const m = sinceWord.exec(lead);
    const running = now.exec(text.slice(d.end - s.start));
    if (!m && !running && !isHeaded(d)) continue;
    if (m && notSince.test(lead.slice(0, m.index))) continue;
    if (anchor === null || d.lo > anchor) continue;
    const start = m ? d.start - s.start - m[0].length : d.start - s.start;
    add(
      Math.max(0, start),
      d.end - s.start + (running?.[0].length ?? 0),
      { lo: Math.max(0, anchor - d.hi), hi: anchor - d.lo },
      'since',
      { lo: d.lo, hi: d.hi },
    );
  }
}
