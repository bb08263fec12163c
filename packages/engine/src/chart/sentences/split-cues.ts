// Abbreviations whose full stop does not end a sentence, as data.

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Seldom at a sentence's end. */
export const ALWAYS_GO_ON = words(`
dr mr mrs ms mx prof drs st mt ft vs e.g eg i.e ie cf viz approx ca resp fig figs ref refs est avg max min gen sgt capt rev hon jr sr dept inc ltd co
tel ext incl excl esp assoc acc temp wt ht diam circ hx dx rx tx sx fx
`);

/** Of these some end a sentence nevertheless when a capital follows … */
export const MAY_END_BEFORE_CAPITAL = words('ft min max co avg dept');

/** … or a word: "No sx. Went through it with her", but "fx. L2"; "Dx. Sleep apnea" begins one. */
export const MAY_END_BEFORE_WORD = words('hx dx rx tx sx fx wt ht');

/** At a sentence's end only when a capital follows. */
export const GO_ON_BEFORE_SMALL = words(`
mg mcg ml kg lb lbs oz cm mm in ft hr hrs h min mins sec secs wk wks mo mos yr yrs y.o yo y/o pt pts tab tabs cap caps b.i.d bid t.i.d tid q.i.d qid q.d qd q.h.s qhs p.r.n prn p.o po
a.m p.m am pm etc al no nos vol units u p.c a.c q.o.d i.m i.v s.c subq m.d d.o n.p p.a r.n ph.d d.p.t o.d o.s o.u pc llc corp mid post pre bilat lat ant inf sup w/o s/p approx wnl nl abd ext neg pos temp resp neuro cont dc f/u jan feb mar apr jun jul aug sept sep oct nov dec mon tue wed thu fri sat sun
`);

/** Before a figure: "No. 2", "Fig. 3", "p. 4". */
export const GO_ON_BEFORE_FIGURE = words(
  'no nos fig figs p pp pg vol ch sec art para approx ca ext rm apt ste tel ph fax sept oct nov dec jan feb mar apr jun jul aug',
);

/** After these a single letter is a grade or a name and may end a sentence: "vitamin D. She …". */
export const LETTER_MAY_END = words(
  'vitamin vitamins hepatitis type group class grade stage part phase plan level factor category option box schedule influenza hemoglobin protein troponin',
);

/** Of those above, a full stop within not counted. */
export const LONGEST_ABBREVIATION = Math.max(
  ...[ALWAYS_GO_ON, GO_ON_BEFORE_SMALL, GO_ON_BEFORE_FIGURE].flatMap((list) => [...list].map((word) => word.length)),
);
