// The figures of a ptosis field in a sentence, with the state of the lid that each belongs to. Text in; figures and pairs out.

import { matchesOf } from '../../../values/matches.ts';

export type Unit = 'degrees' | 'points' | 'percent';
type Side = 'left' | 'right' | null;
export type Figure = {
  readonly state: 'rest' | 'taped';
  readonly unit: Unit;
  /** What is missing, not what is seen. */
  readonly loss: boolean;
  readonly value: number;
  readonly total: number | null;
  readonly side: Side;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
};
export type Pair = { readonly rest: Figure; readonly taped: Figure };

const rest = String.raw`un-?\s?taped|at rest|in repose|in (?:its|their|the) (?:usual|habitual|natural|resting) (?:position|state|place)|unassisted|unsupported|rest(?:ing)?|natural(?:ly)?|relaxed|unaided|un-?\s?lifted|spontaneous(?:ly)?|native|baseline|without (?:the )?(?:tape|taping)|no tape|not taped|(?:as|where|while) (?:s?he|it|they|the (?:lids?|folds?|skin|patient)|lids?|folds?|patient) (?:(?:is|was|came|comes)\b|hangs?|lies?|falls?|sits?|rests?|droops?|looks?)|hanging|(?:lids? )?(?:hangs )?free(?! (?:of|from)\b)|as is|lids? down|droop(?:ed|ing)|before (?:taping|lifting)|(?:nobody|no one|nothing) holds`;
const taped = String.raw`(?:lids? )?taped(?: up)?|(?:lids? )?(?:up )?with (?:the )?(?:tape|taping)|tape on|on tape|after taping|(?:lids? )?(?:lifted|elevated|raised|pulled up|held (?:up|open)|strapped(?: up)?|propped|pinned)(?: up)?|lids? up|lifting|taping|tape`;
const states = new RegExp(String.raw`\b(?:(${rest})|(${taped}))\b`, 'gi');
const figure =
  /(?<![\d./:-])(\d{1,2}(?:\.\d)?|100)(?:\s?(\/|of|out of)\s?(\d{2,3}))?\s?(%|percent\b|deg\w*|°|points?\b|pts\b|spots\b|stimuli\b)?(?![\d/:]|[.-]\d|\s?(?:mm|db|yrs?|years?|min\w*|months?|weeks?|days?|D)\b)/gi;
const sides =
  /\b(?:([Rr]ight|RIGHT|R[Tt]|OD|RUL|R)|([Ll]eft|LEFT|L[Tt]|OS|LUL|L)|([Bb]oth|BOTH|OU|[Ee]ach|EACH|[Bb]ilateral\w*|[Ee]ither))\b/g;
const arrow = /^\s?(?:deg\w*|°|%)?\s?(?:→|->|=>|(?:up )?to)\s?$/i;
const back = /^\s?(?:deg\w*|°|%)?,?\s?(?:up )?from\s?$/i;
const field =
  /\b(?:fields?|vf|hvf|goldmann|humphrey|octopus|perimet\w*|superior|upper|limit|border|points?|spots|degrees?|deg|lids?)\b/i;
/** Distances and acuities of the same examination are no field, nor is how well the patient took the test. */
const elsewhere =
  /\b(?:false|fixation|md|mean deviation|mrd\w*|margin|reflex|crease|levator|fissure|excursion|iop|acuity|va|temporal|inferior|sides)\b/i;

/** "Raises the limit by 14": what was gained, read by its own label. */
const gained = /\b(?:by|adds?|added|gains?|gained|difference|improvement|buys)\b[^;]*$/i;

export const tapeWord = new RegExp(String.raw`\b(?:${taped})\b`, 'i');

/** Whether a stretch of the chart speaks of fields with tape. */
export const isTelling = (text: string): boolean =>
  tapeWord.test(text) && (field.test(text) || new RegExp(states).test(text));

/** The one state that words name; null for none and for both. */
export function stateOf(text: string): Figure['state'] | null {
  const found = new Set([...matchesOf(states, text)].map((m) => (m[1] ? 'rest' : 'taped')));
  return found.size === 1 ? ([...found][0] as Figure['state']) : null;
}

/** Every state that words name, in their order; one named twice over ("skin lifted, paper tape") is one. */
export const statesOf = (text: string): readonly Figure['state'][] =>
  [...matchesOf(states, text)]
    .map((m): Figure['state'] => (m[1] ? 'rest' : 'taped'))
    .filter((state, k, all) => state !== all[k - 1]);

export function sideOf(text: string): Side {
  const found = new Set([...matchesOf(sides, text)].map((m) => (m[1] ? 'right' : m[2] ? 'left' : 'both')));
  return found.size === 1 && !found.has('both') ? ([...found][0] as Side) : null;
}

export function unitOf(written: string, ofTotal: boolean, around: string): Unit {
  if (/%|percent/i.test(written)) return 'percent';
  if (/deg|°/i.test(written)) return 'degrees';
  if (ofTotal || /points?|pts|spots|stimuli/i.test(written)) return 'points';
  if (/\b(?:points?|pts|spots|stimuli|dots)\b/i.test(around)) return 'points';
  return /%|percent/i.test(around) && !/deg/i.test(around) ? 'percent' : 'degrees';
}

type Raw = {
  readonly value: number;
  readonly total: number | null;
  readonly unit: Unit;
  /** The unit where it stands beside the figure. */
  readonly written: Unit | null;
  readonly start: number;
  readonly end: number;
  readonly side: Side;
};

export function figuresIn(
  text: string,
  sentence: number,
  offset: number,
): { readonly figures: readonly Figure[]; readonly pairs: readonly Pair[] } {
  const loss = /\b(?:loss|lost|missing|defect)\b/i.test(text);
  const raws: Raw[] = [...matchesOf(figure, text)].flatMap((m) => {
    const clause =
      text
        .slice(0, m.index)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    const acuity = m[2] === '/' && m[1] === '20';
    if (acuity || elsewhere.test(clause) || gained.test(clause)) return [];
    const end = m.index + m[0].length;
    return [
      {
        value: Number(m[1]),
        total: m[3] ? Number(m[3]) : null,
        unit: unitOf(m[0], Boolean(m[3]), text),
        written: m[3] || m[4] ? unitOf(m[0], Boolean(m[3]), '') : null,
        start: m.index,
        end,
        side: sideAt(text, m.index, end),
      },
    ];
  });
  const made = (r: Raw, state: Figure['state']): Figure => ({
    ...r,
    state,
    loss,
    sentence,
    start: offset + r.start,
    end: offset + r.end,
  });
  const taken = new Set<Raw>();
  const pairs = raws.slice(1).flatMap((second, k): readonly Pair[] => {
    const first = raws[k];
    const between = text.slice(first.end, second.start);
    const forth = arrow.test(between) && (second.value > first.value || /\bfrom\s$/i.test(text.slice(0, first.start)));
    if (taken.has(first) || !(forth || (back.test(between) && first.value > second.value))) return [];
    taken.add(first).add(second);
    const side = first.side ?? second.side;
    const [a, b] = forth ? [first, second] : [second, first];
    const unit = second.written ?? first.written ?? second.unit;
    return [{ rest: made({ ...a, side, unit }, 'rest'), taped: made({ ...b, side, unit }, 'taped') }];
  });
  const free = raws.filter((r) => !taken.has(r));
  const named = [...matchesOf(states, text)].map((m) => ({
    state: m[1] ? ('rest' as const) : ('taped' as const),
    start: m.index,
    end: m.index + m[0].length,
  }));
  const numberFirst =
    free.length > 0 &&
    named.length > 0 &&
    free[0].start < named[0].start &&
    !/[,;:]|.{28}/s.test(text.slice(free[0].end, named[0].start));
  const figures = free.flatMap((r) => {
    const s = numberFirst
      ? named.find(
          (n) =>
            n.start >= r.end &&
            n.start - r.end < 32 &&
            // "34 right and 35 left untaped": one state for both eyes
            free.every((o) => o.start <= r.start || o.end > n.start || (r.side && o.side && o.side !== r.side)),
        )
      : named.findLast((n) => n.end <= r.start && r.start - n.end < 60);
    // "at rest 11 degrees, 33 with tape": what stands right behind a figure, where the one before has a figure already
    const close = named.find((n) => n.start >= r.end && AT_ONCE.test(text.slice(r.end, n.start)));
    if (close && (!s || free.some((o) => o.start >= s.end && o.end <= r.start))) return [made(r, close.state)];
    return s ? [made(r, s.state)] : [];
  });
  // "limited to 10°, opens to 30° with tape"
  const bare = free.filter((r) => !figures.some((g) => g.start === offset + r.start));
  if (
    bare.length === 1 &&
    figures.length > 0 &&
    figures.every((g) => g.state === 'taped') &&
    LIMITED.test(text.slice(0, bare[0].start))
  )
    return { figures: [made(bare[0], 'rest'), ...figures], pairs };
  // "60 % superior loss, 10 % taped": what was lost before tape is not called so.
  const lost = loss
    ? free.filter((r) => r.unit === 'percent' && !figures.some((g) => g.start === offset + r.start))
    : [];
  if (lost.length === 1 && figures.every((g) => g.state === 'taped' && g.start > offset + lost[0].start))
    return { figures: [...figures, made(lost[0], 'rest')], pairs };
  return { figures, pairs };
}

const AT_ONCE = /^\s?(?:deg\w*|°|%|points?|pts)?\s?$/i;
const LIMITED =
  /\b(?:limit(?:ed)?|restrict(?:ed|ion)?|reduced|depressed|cut|constricted|down|only|stops|ends|closed)\s(?:(?:to|at|off|down|only|about)\s)*$/i;

/** "R 18", "41 R": the side said last before the figure, unless one stands right behind it. */
function sideAt(text: string, start: number, end: number): Side {
  const behind = /^\s?\(?(R|L|OD|OS|right|left)\b/.exec(text.slice(end))?.[1];
  const ahead = [...matchesOf(sides, text.slice(0, start))].at(-1);
  const close = ahead !== undefined && start - (ahead.index + ahead[0].length) <= 2;
  if (behind && !close) return /^[rR]|OD/.test(behind) ? 'right' : 'left';
  return ahead?.[1] ? 'right' : ahead?.[2] ? 'left' : null;
}
