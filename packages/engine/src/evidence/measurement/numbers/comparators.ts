// Words and signs that bound a number, as data: what stands before or after a number in, a comparator out.

/** "20/50 or worse": which way that is depends on what is measured (values.ts). */
export type Bound = '<' | '<=' | '>' | '>=' | 'almost' | 'about' | 'worse' | 'or worse' | 'better' | 'or better';

const before: readonly (readonly [Bound, string])[] = [
  ['>=', String.raw`(?:never|not|n['’]t) (?:(?!in |for )\w+ ){0,2}(?:below|under|less than|lower than)`],
  [
    '<=',
    String.raw`(?:never|not|n['’]t) (?:(?!in |for )\w+ ){0,2}(?:above|over|more than|greater than|higher than|exceeded|exceeding)`,
  ],
  [
    '<=',
    String.raw`≤|<\s?(?:or\s?)?=|=\s?<|⩽|lte\.?|lt\.? or eq(?:ual)?\.?(?: to)?|(?:less|lower|fewer) than or equal to|(?:no|not) (?:more|greater|higher|longer) than|at (?:the )?most|(?<!\b(?:come|came|comes|gone|went|risen|rose|climbed|crept|improved|recovered|back|now|ef|lvef|fraction|a1c|bmi|weight|hct|hematocrit|sats?|spo2|saturation|epworth|ess) )up to|maximum of|max(?:imum)?(?: of)?|not (?:exceeding|above|over)|as many as|no higher than|(?:at or|equal to or) (?:below|under|less than)|(?:not|never|n['’]t) (?:ever )?(?:passed|pass|surpassed|surpass)|(?:topped|tops|topping|maxed|maxes) out at`,
  ],
  [
    '>=',
    String.raw`≥|>\s?(?:or\s?)?=|=\s?>|⩾|gte\.?|ge|gt\.? or eq(?:ual)?\.?(?: to)?|(?:greater|more|higher) than or equal to|(?:no|not) (?:less|fewer|lower) than|at (?:the )?least|minimum of|min(?:imum)? of|not (?:below|under)|(?:at or|equal to or) (?:above|over|more than|greater than)`,
  ],
  [
    '<',
    String.raw`<|&lt;|=\s?<|lt\.?|(?:less|lower|fewer|shorter|smaller) than|below|under|sub-?(?=\d)|beneath|south of|(?:never|not|n['’]t) (?:rise|rose|risen|climb|climbed|get|got|go|went|gone|come|came)(?: back)?(?: up)? to|(?:(?:falls?|falling|fell|comes?|came|well|far) )?(?<!just )short of|(?:never|not|n['’]t|fail(?:s|ed)? to|without) (?:ever |quite |yet |even )?(?:reach(?:ed|es|ing)?|attain(?:ed|ing)?|hit|made?|making)|(?:never|not|n['’]t) (?:even |quite )?(?:last(?:ed|ing)?|held|hold|held on|pain[- ]free|free of pain|comfortable)(?: for)?`,
  ],
  [
    '>',
    String.raw`(?<!-)>|&gt;|gt\.?|(?:greater|more|higher|longer|larger|older) than|above|over|(?:never|not|n['’]t) (?:fall|fell|fallen|drop|dropped|dip|dipped|sink|sunk|sank|go|went|gone|come|came|get|got)(?: down)? (?:to|as low as)|exceed(?:s|ed|ing)?|in excess of|north of|upwards? of|well over|just over|beyond`,
  ],
  ['or better', String.raw`(?:no|not|never|n['’]t) (?:any )?worse than`],
  ['or worse', String.raw`(?:no|not|never|n['’]t) (?:any )?better than`],
  ['worse', String.raw`worse than`],
  ['better', String.raw`better than`],
  [
    'almost',
    String.raw`almost|nearly|just under|just shy of|just short of|going on|not quite|not yet|not even|not fully|close to but under`,
  ],
  [
    'about',
    String.raw`~|≈|∼|±|\?|about|approx(?:\.|imately)?|around|roughly|circa|ca\.|c\.|near(?: the)?|close to|an? (?:estimated|average of about)|some(?=\s\d)|in the range of about|or so`,
  ],
];

const after: readonly (readonly [Bound, string])[] = [
  ['<=', String.raw`or (?:less|fewer|below|lower|under)|and (?:below|under)|at (?:the )?most|max(?:imum)?\b`],
  [
    '>=',
    String.raw`\+(?![\d/])|or (?:more|greater|higher|above|over|longer|older|wider)|and (?:above|over|up|higher)|plus\b|at (?:the )?least|minimum\b`,
  ],
  ['or worse', String.raw`or worse\b`],
  ['or better', String.raw`or better\b`],
  [
    'about',
    String.raw`or (?:so|thereabouts|thereabout)\b|,? give or take\b(?! \w+ \d)|approx(?:imately)?\b|-ish\b|ish\b|\(approx\.?\)`,
  ],
];

// A sign may stand at once behind a label ("LVEF>55%"); a word needs a boundary.
const beforePatterns = before.map(([bound, p]) => ({
  bound,
  pattern: new RegExp(`(?:^|(?<![a-z0-9])|(?=[<>≤≥=~≈&±]))(${p})(?:\\s+(?:about|approximately|a|an|the))?\\s*$`, 'i'),
}));
/** Before most numbers stands none. */
const anyBefore = new RegExp(
  `(?:^|(?<![a-z0-9])|(?=[<>≤≥=~≈&±]))(?:${before.map(([, p]) => p).join('|')})(?:\\s+(?:about|approximately|a|an|the))?\\s*$`,
  'i',
);
const afterPatterns = after.map(([bound, p]) => ({ bound, pattern: new RegExp(`^\\s?(?:${p})`, 'i') }));

/** The comparator that ends right before `at`; the longest wins ("less than or equal to" over "to"). */
export function boundBefore(text: string, at: number): { readonly bound: Bound; readonly start: number } | null {
  const slice = text.slice(Math.max(0, at - 36), at);
  if (!anyBefore.test(slice)) return null;
  let best: { bound: Bound; start: number } | null = null;
  for (const { bound, pattern } of beforePatterns) {
    const m = pattern.exec(slice);
    if (!m) continue;
    const start = at - slice.length + m.index + m[0].indexOf(m[1]);
    if (best === null || start < best.start) best = { bound, start };
  }
  return best;
}

export function boundAfter(text: string, at: number): { readonly bound: Bound; readonly end: number } | null {
  const slice = text.slice(at, at + 18);
  for (const { bound, pattern } of afterPatterns) {
    const m = pattern.exec(slice);
    if (m) return { bound, end: at + m[0].length };
  }
  return null;
}
