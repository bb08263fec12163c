// Which label a number belongs to. Labels and quantities of one sentence in; pairs out, each number at most once.

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { isNextCondition } from './conditions.ts';
import { isDayOfNext, isNextOfSeries } from './dated-series.ts';
import { knownLabel, letterLabel } from './known-labels.ts';
import type { Quantity } from './numbers/quantities.ts';

/** `key` names what is wanted; a label without one only keeps its numbers from others. */
export type Label = Span & { readonly key: string | null };
export type Binding = {
  readonly label: Label;
  readonly quantity: Quantity /** Nothing but separators and copulas between them. */;
  readonly tight: boolean;
  readonly continued: boolean;
};
export type Fits = (key: string, quantity: Quantity, tight: boolean, gap: string) => boolean;

/** Adds the common labels that nobody asked for, where no wanted label stands. */
export function withKnownLabels(text: string, wanted: readonly Label[]): Label[] {
  const out: Label[] = [...wanted];
  const taken = (s: Span) => wanted.some((w) => s.start < w.end && w.start < s.end);
  for (const p of [knownLabel, letterLabel]) {
    for (const m of matchesOf(p, text)) {
      const span = { start: m.index, end: m.index + m[0].length };
      if (!taken(span) && !isSide(text, m[0]) && !(STATISTIC.test(m[0]) && wanted.some((w) => isAt(text, w, span))))
        out.push({ ...span, key: null });
    }
  }
  return out.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "SpO2 nadir 78 %", "SpO2 mean 92 %, nadir 80 %": the lowest of what stands before it. */
const STATISTIC = /^(?:nadir|mean)$/i;
const isAt = (text: string, w: Span, s: Span): boolean =>
  w.end <= s.start && /^\s(?:(?:mean\s)?\d+\s?%,?\s)?$/i.test(text.slice(w.end, s.start));

/** "R 2, L 1.5": R is a side where L has a number too, else a respiratory rate. */
const isSide = (text: string, label: string): boolean => label === 'R' && /(?<![A-Za-z])L[\s:=]{0,3}-?\.?\d/.test(text);

const filler = String.raw`(?:class|grade|stage|functional|is|was|were|are|of|at|to|be|by|has|had|have|been|being|a|an|the|only|now|today|currently|current|still|remains?|remained|measured?|measures|measuring|measurement|equals?|score[ds]?|scoring|value|level|result|reading|rate|index|count|estimated|calculated|recorded|noted|found|reported|documented|shows?|showed|shown|reads?|came|back|returned|up|down|stable|about|approximately|average[ds]?|averaging|mean|median|total|overall|as|and|rated|rates|gives|gave|with|again|elevated|low|high|normal|reduced|improved|worse(?:ned)?|initial|initially|baseline|latest|most|recent|last|then|test(?:ed)?|study|per|on|for|this|his|her|their|patient|pt|visit|exam|ranges?|ranging|ranged|from|between|in|above|below|greater|less|than|percent|percentage|stated|subjective|self-reported|so|even|just|lowest|highest|dropped|fell|rose|risen|increased|decreased|declined|climbed|went|gone)`;
const tightGap = new RegExp(String.raw`^(?:[\s:=\-–—~?(\[,*#|"'’>]|${filler}\b|%|\.(?=\s*[:\d-])|\.{2,})*$`, 'i');
const hardStop = /[;•]|[.!?]\s+(?=[A-Z])|\n\s*\n/;
const nowCue =
  /^[;,.]?\s*(?:(?:and|but)\s)?(?:is\s)?(?:today|now|currently|current(?:ly)?|most recent(?:ly)?|latest|at present|presently|last|recheck(?:ed)?|repeat(?:ed)?|yesterday|this (?:visit|morning|week|month))\b/i;
const joinCue =
  /→|->|\b(?:now|today|yesterday|last|currently|was|were|is|are|previously|prior|before|after|from|to|then|and|vs|versus|compared|later|down|up|at|on|in|with|during|without|following|baseline|pre|post|while|when|by|months?|weeks?|off|awake|asleep|rest|exertion|exercise|ambulat\w+|left|right|od|os)\b/i;
const after =
  /^(?:[\s)-]|(?:of|on|for|in|the|as|a|an|is|was|mean|average|median|total|overall|preserved|estimated|left|ventricular|reduced|normal|depressed|history|smoking|resting|baseline|room|air|measured|lifetime|cumulative|current|daily|nightly)\b)*$/i;

const words = (s: string): number => s.match(/[A-Za-z]{2,}/g)?.length ?? 0;

export function bind(
  text: string,
  labels: readonly Label[],
  quantities: readonly Quantity[],
  masks: readonly Span[],
  fits: Fits,
): Binding[] {
  const out: Binding[] = [];
  const lastOf = new Map<Label, Quantity>();
  for (const q of quantities) {
    if (isAsked(text, q) || (q.amount && !labels.some((l) => l.key !== null && namesChange(text, l, q)))) continue;
    const inside = labels.find(
      (l) =>
        l.key !== null &&
        l.start < q.end &&
        l.end > q.at &&
        // A digit of the label itself ("SpO2", "MRD 1") is no value; "used 5.2 hours" holds one.
        (l.start >= q.at || (!q.glued && (q.unit !== null || q.over !== null))),
    );
    if (inside && fits(inside.key!, q, true, '')) {
      out.push({ label: inside, quantity: q, tight: true, continued: false });
      lastOf.set(inside, q);
      continue;
    }
    const left = leftLabel(
      text,
      labels.filter((l) => !answered(text, l, quantities, q)),
      q,
      masks,
    );
    const right = rightLabel(text, labels, q);
    const leftTight = left !== null && tightGap.test(clean(text, left.end, q.start, masks));
    if (
      q.glued &&
      !(
        left &&
        leftTight &&
        /(?:^|\s|\b)(?:was|is|of|at|on|to)?$/i.test(text.slice(left.end, q.at)) &&
        !/[A-Za-z]/.test(text.slice(left.end, q.at).replace(/(?:was|is|of|at)$/i, ''))
      )
    )
      continue;
    if (
      right?.key &&
      (!leftTight ||
        (left?.key && !fits(left.key, q, true, '')) ||
        (left &&
          left.key === null &&
          !/^\s*[:=]/.test(text.slice(left.end, q.start)) &&
          !tightNumber(text, left, q))) &&
      fits(right.key, q, true, '')
    ) {
      // "35% EF" unless the number answers a label before it ("weight 80 kg, BMI 30").
      if (!left || left.key !== right.key || !lastOf.has(left)) {
        out.push({ label: right, quantity: q, tight: true, continued: false });
        lastOf.set(right, q);
        continue;
      }
    }
    if (!left || left.key === null) continue;
    const previous = lastOf.get(left);
    if (!previous) {
      if (fits(left.key, q, leftTight, text.slice(left.end, q.start))) {
        out.push({ label: left, quantity: q, tight: leftTight, continued: false });
        lastOf.set(left, q);
      }
    } else if (continues(text, previous, q) && fits(left.key, q, false, text.slice(previous.end, q.start))) {
      out.push({ label: left, quantity: q, tight: false, continued: true });
      lastOf.set(left, q);
    }
  }
  return out;
}

/** "Falls 8 points in sleep" is what a name such as "falls" or "sleep drop" asks for. */
const namesChange = (text: string, l: Label, q: Quantity): boolean =>
  Math.abs(l.start - q.at) < 60 && CHANGE.test(text.slice(l.start, l.end));
const CHANGE =
  /\b(?:drop|f[ae]ll|declin|decreas|loss|los[te]|reduc|gain|r[io]se|increas|improv|chang|swing|down|up\b)/i;

/** "Pack-years (must be >= 20): 34": what a bracket asks of the value behind it. */
const isAsked = (text: string, q: Quantity): boolean =>
  (q.bound !== null || (q.second !== null && q.first > 0)) &&
  ASKED_BEFORE.test(text.slice(Math.max(0, q.at - 24), q.at)) &&
  ASKED_BEHIND.test(text.slice(q.end, q.end + 40));
const ASKED_BEFORE = /\([^()\d:]*$/;
const ASKED_BEHIND = /^[^()\d:]*\)\s*[:=]\s*[~<>≤≥]?\s?\d/;

/** "93 % at rest, 85 % walking": a condition that has its number before it does not take the one behind the comma. */
function answered(text: string, l: Label, quantities: readonly Quantity[], q: Quantity): boolean {
  if (l.key === null || l.end > q.start || !/^\s*(?:[,;/]|and\b|then\b)/.test(text.slice(l.end, q.start))) return false;
  return quantities.some(
    (o) => o.end <= l.start && /^\s*(?:%\s*)?(?:on|at|with|while|during)?\s*$/.test(text.slice(o.end, l.start)),
  );
}

const tightNumber = (text: string, label: Label, q: Quantity): boolean =>
  /^[\s:=-]*(?:is |was |of )?$/i.test(text.slice(label.end, q.start));

/** The text between with dates and bracketed remarks taken out. */
function clean(text: string, from: number, to: number, masks: readonly Span[]): string {
  let s = text.slice(from, to);
  for (const m of [...masks].reverse()) {
    if (m.start >= from && m.end <= to) s = s.slice(0, m.start - from) + s.slice(m.end - from);
  }
  return s.replace(/\([^()\d]*\)|\([^()]*\)(?=\s*[:=]\s*$)/g, ' ');
}

/** "REI (hypopneas with 4 % desaturation) 11.8": a name in brackets behind another says more of it and has no number of its own. */
function isRemark(text: string, l: Label, labels: readonly Label[], q: Quantity): boolean {
  const close = text.indexOf(')', l.end);
  if (close < 0 || close > q.at || text.slice(l.end, close).includes('(')) return false;
  const open = text.lastIndexOf('(', l.start);
  if (open < 0 || text.slice(open, l.start).includes(')')) return false;
  return labels.some((other) => other.key !== null && other.end <= open && /^\s*$/.test(text.slice(other.end, open)));
}

function leftLabel(text: string, labels: readonly Label[], q: Quantity, masks: readonly Span[]): Label | null {
  for (let i = labels.length - 1; i >= 0; i--) {
    const l = labels[i];
    if (l.end > q.at || isRemark(text, l, labels, q)) continue;
    const gap = clean(text, l.end, q.start, masks);
    const stop = hardStop.exec(gap);
    if (
      stop &&
      !nowCue.test(gap.slice(stop.index)) &&
      !isDayOfNext(text.slice(text.lastIndexOf(';', q.start), q.start))
    )
      return null;
    if (words(gap) > (gap.includes(',') ? 9 : 12)) return null;
    return l;
  }
  return null;
}

function rightLabel(text: string, labels: readonly Label[], q: Quantity): Label | null {
  const l = labels.find((x) => x.start >= q.end);
  if (!l) return null;
  const gap = text.slice(q.end, l.start);
  // "VTI 30.1 cm EF: 35 %": a label that is answered by its own number does not look back.
  if (/^\s*(?:[:=-]\s*)?[<>~≥≤]?\s*\d/.test(text.slice(l.end)) && !/^\s*\d{1,2}\/\d/.test(text.slice(l.end)))
    return null;
  // "moderate (2+) posteriorly directed MR": a grade stands before its name
  const graded = /^[1-4]\+$/.test(text.slice(q.at, q.end)) && /^[)\]]?[\sA-Za-z]*$/.test(gap);
  return gap.length < 40 && words(gap) <= 3 && (graded || after.test(gap)) ? l : null;
}

/** "R 2, L 1.5", "2.0 R, 2.0 L", "OD 1, OS 0": the other side's number. */
const otherSide =
  /^\s?(?:mm|deg(?:rees)?|%|°)?(?:[\s,;/&(]*(?:and\s)?(?:R|L|OD|OS|R[UL]L|L[UL]L|right|left)(?:\s(?:eye|lid|side|upper))?[\s:=]*|\s?\(?(?:R|L|OD|OS|R[UL]L|L[UL]L|right|left)\)?[\s,;/&]*(?:and\s)?)$/;

const NOW_BEHIND = /^\s?(?:now|today|currently|at present|as of today|this (?:visit|week|month|year))\b/i;

/** A further number of the same label: same unit or scale, and a word that joins times or conditions. */
function continues(text: string, previous: Quantity, q: Quantity): boolean {
  const gap = text.slice(previous.end, q.start);
  if (gap.length < 24 && otherSide.test(gap) && previous.over === q.over && !q.glued) return true;
  if (previous.first === 0 && previous.second !== null && /^[\s)\]:=,-]*(?:is |was |of )?$/i.test(gap)) return true;
  // A name with a colon of its own in between: the number answers that.
  if (
    /[A-Za-z)][:=]\s*$/.test(gap) &&
    !/\b(?:now|today|current(?:ly)?|most recent|latest|repeat|prior|previous(?:ly)?|baseline|last|after|before|post|pre|left|right|od|os|rest|exertion|exercise|ambulation|asleep|awake):\s*$/i.test(
      gap,
    )
  )
    return false;
  // What it is compared with stands right behind ("8.1, goal 7", "94 (95-100)"), or the scale right before ("pain (0-10): 6").
  if (
    /^[\s,;]*[([]?\s*(?:(?:the |our |his |her )?(?:goal|target|normal|nl|ref(?:erence)?(?: range| interval)?|range|expected|predicted))?[\s:<>≥≤=(-]*(?:is |of |was )?$/i.test(
      gap,
    ) &&
    /[([]|goal|target|normal|\bnl\b|ref|range|expected|predicted/i.test(gap)
  )
    return gap.length < 40;
  // "40 or more, or 35 or more with diabetes"
  if (previous.bound !== null && q.bound !== null && /^,?\sor\s$/i.test(gap)) return true;
  const sameScale = previous.over !== null && previous.over === q.over;
  const samePair =
    ((previous.over ?? 0) > 40 && (q.over ?? 0) > 40) ||
    (previous.over !== null && q.over !== null && previous.first === q.first && (q.first === 20 || q.first === 6));
  const sameUnit = previous.unit !== null && previous.unit.dimension === q.unit?.dimension;
  if (sameScale || samePair || sameUnit) return gap.length < 90;
  if (previous.over === q.over && !q.glued && isNextOfSeries(text.slice(0, previous.start), gap, text.slice(q.end)))
    return true;
  if (previous.over === q.over && !q.glued && isNextCondition(gap, text.slice(q.end, q.end + 44))) return true;
  if (previous.over !== null || q.over !== null || q.glued) return false;
  // "28.1 on 3/4 and 30.2 on 3/5", "10 in January, 8 in April"
  if (
    /^\s?(?:(?:on|in)\s\S{3,10}(?:\s\d{1,4})?,?\sand|on\s\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:\sat\s[\d:]{1,5}(?:\s?[ap]\.?m\.?)?)?,(?:\sand)?|in\s[a-z]{3,9}(?:\s\d{4})?,)\s$/i.test(
      gap,
    ) &&
    /^\s?(?:on|in)\s/i.test(text.slice(q.end))
  )
    return true;
  // "12.3 on admission, 8.4 at discharge"
  if (
    /^\s?(?:on|at)\s(?:admission|arrival|presentation|baseline|transfer)(?:,|\sand|,\sand)\s$/i.test(gap) &&
    /^\s?(?:on|at|by)\s/i.test(text.slice(q.end))
  )
    return true;
  // "52 in 2020, 38 now"
  if (gap.length < 40 && /,\s(?:but |and |only )?$/i.test(gap) && NOW_BEHIND.test(text.slice(q.end))) return true;
  // "17 before and 6 after"
  if (
    /^\s?(?:before|pre)(?:\s\w+){0,2}(?:,|\sand|,\sand)\s$/i.test(gap) &&
    /^\s?(?:after|post|on|with)\b/i.test(text.slice(q.end))
  )
    return true;
  if (previous.unit !== null && q.unit !== null) return false;
  return (
    gap.length < 60 &&
    joinCue.test(gap) &&
    (nowCue.test(gap) ||
      /\b(?:was|were|is|from|down|up|previously|prior|now|today|to|then|vs|versus|baseline|on|in|at|after|before)\b\s?(?:\(?\W*)?(?:of )?$/i.test(
        gap,
      ) ||
      /→|->/.test(gap)) &&
    /^[\s]*(?:[,.;)(]|$|and\b|but\b|on\b|in\b|at\b|with\b|after\b|before\b|to\b|today\b|now\b|last\b|then\b|by\b|during\b|while\b|when\b|off\b|without\b)/i.test(
      text.slice(q.end),
    )
  );
}
