// Classes of words that bound a clause, as data. No parser: a finite verb after a noun means that a new statement has begun.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Forms that (nearly) always carry a clause. Participles that also stand after a noun ("no mass noted") are left out. */
export const FINITE = set(`
is are was were am has had have does did do will would can could may might shall must should isn't wasn't aren't weren't
presents presented complains reports states admits endorses notes says shows showed demonstrates demonstrated reveals revealed
develops developed underwent undergoes takes took uses continues continued remains remained starts started begins began feels felt
appears appeared seems seemed works wakes sleeps slept snores walks lives drinks smokes gets got goes went comes came receives
received requires required needs failed worsened persists persisted returned suffers suffered experiences experienced sustained
describes described denies denied improves wants gave gives makes made becomes became ambulates tolerates tolerated wears wore
completed attended arrived responded looks stands sits tries stopped quit prefers plans helps causes caused keeps kept finds
struggles manages awakens awoke woke reads eats ate lost gained weighs rates complied follows followed ran runs interferes limits
sat stood drove drives rode rose
radiates radiated occurs resulted improved noticed leads led ambulating tolerating voiding`);

/** Words that may stand between a denial and what it denies without being its object. */
export const FUNCTION = set(`
a an the any any of to that this these those such his her their its my our your he she they it i we patient pt patient's mr ms mrs
ever currently presently recently previously actually really at all other new acute active current recent further additional obvious
significant definite definitive clear clinical overt gross frank apparent specific particular known convincing ongoing prior past previous
more much even also both either having had being been have has be with and or nor in on as so very yet now then today also really
associated accompanying concomitant concurrent appear seem experiencing experienced noticing noticed reporting report reported feeling feel using use used taking take taken put placed show shows showed
demonstrate have had develop developed complain complained of describe admit note noted appreciate endorse mention want need there
personal significant notable appreciable identifiable discernible detectable evident single one immediate symptomatic definite lately
respiratory himself herself themselves`);

/** Words that lead from the denied thing to something that is real. */
export const REASON = set(
  `because due secondary given since after following despite during while when until before from on by per via upon whenever where as than amid`,
);

export const CONJUNCTION = set('and or nor and/or');

/** Adjectives that open a new, affirmed item after a finished denial ("No fever, mild cough"). */
export const FRESH = set(
  'mild moderate some occasional occasionally sometimes rarely socially intermittent slight few persistent continued positive has with for increased decreased reduced normal stable good history hx h/o s/p known diagnosed status then',
);

export const ARTICLE = set('a an the his her their is was are were has had he she patient pt it they');

/** What begins a statement of its own about the patient. */
export const SUBJECT = set('he she they patient pt mr mrs ms there we i');

/** What turns from what was said before. */
export const CONTRAST = set('but however although though whereas nevertheless nonetheless albeit');
