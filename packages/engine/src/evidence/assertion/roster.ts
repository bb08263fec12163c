// Minutes and worklists that hold several patients: "3  L.M., 66. Prior melanoma". A chart and a place in it out of such an entry in; a
// finding of the experiencer out, where the entry names another than the chart's patient.

import type { Chart } from '../../chart/chart.ts';
import { indexAt } from '../../chart/place-of.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

/** "2  Brandvold, 47.", "Case 3: B.R., 68 M": an entry's number, initials or a surname, and how old. */
const ENTRY =
  /^\W{0,3}(?:(?:case|line|pt|patient|no|room|bed|slot)?[ .#]{0,2}\d{1,2}[.):]?\s+)?(?<name>[A-Z]\.\s?(?:[A-Z]\.?\s?){1,2}|[A-Z][a-z][\w'’-]{1,20})(?:,\s?|\s\(|\s)(?<age>\d{1,2}) ?(?:[MF]\b|y\/?o\b|yrs?\b|[MF]\/|(?=[.,;)]|$))/;
/** The next of a numbered list, whoever it is. */
const NUMBERED = /^\W{0,3}(?:(?:case|line|pt|patient|no|room|bed|slot)[ .#]{0,2})?\d{1,2}[.):]?\s+(?=[A-Z])/i;
/** "Case 4.", a sentence of its own. */
const ONLY_NUMBER = /^\W{0,3}(?:case|line|pt|patient|no|room|bed|slot)[ .#]{0,2}\d{1,2}[.):]?$/i;
/** "September 12.", "Grade 3, 4": what stands before a number is no surname. */
const NO_NAME =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Grade|Stage|Type|Level|Class|Visit|Session|Week|Day|Month|Year|Age|Aged|Block|Case|Page|Item|Line|Step|Score|Pain|Total|Units?|Room|Group|Phase|Zone|Lot|About|Over|Under|Dose|Scale|Average|Mean|Best|Worst|Weight|Height|Pulse|Temp|Sats?|Left|Right|Oswestry|Epworth|Nights?)/;
/** More text than an entry has. */
const LONGEST = 900;

const known = new WeakMap<object, readonly Span[]>();

export function byRoster(chart: Chart, place: Span, found: Found[]): void {
  const all = othersIn(chart);
  const around = all.length > 0 ? all[indexAt(all, place.start)] : undefined;
  if (around && place.end <= around.end)
    found.push({ axis: 'experiencer', value: 'other', span: place, rule: 'another’s entry in a list of patients' });
}

/** The entries of others. One alone makes no list, unless entries are numbered. */
function othersIn(chart: Chart): readonly Span[] {
  const before = known.get(chart.tokens);
  if (before) return before;
  const { text, sentences } = chart;
  const found: Span[] = [];
  type Entry = {
    readonly start: number;
    readonly document: number;
    readonly section: number;
    readonly isOther: boolean;
    end: number;
  };
  let open: Entry | null = null;
  let inDocument = 0;
  let document = -1;
  let afterNumber = false;
  const close = (): void => {
    if (open?.isOther && open.end - open.start < LONGEST) found.push({ start: open.start, end: open.end });
    open = null;
  };
  for (const s of sentences) {
    if (s.document !== document) {
      close();
      document = s.document;
      inDocument = 0;
    }
    if (open && s.section !== open.section && s.kind === 'heading') close();
    const head = text.slice(s.start, Math.min(s.end, s.start + 60)).replace(/\s+/g, ' ');
    const m = /^\W{0,3}(?:[A-Z\d]|case|line)/.test(head) ? ENTRY.exec(head) : null;
    const entry = m && !NO_NAME.test(m.groups!.name) ? m.groups! : null;
    const numbered = NUMBERED.test(head) || afterNumber;
    afterNumber = ONLY_NUMBER.test(head);
    if (entry && (numbered || inDocument > 0 || isInitials(entry.name))) {
      close();
      inDocument++;
      const isOther = !isPatient(chart, entry.name) && (isInitials(entry.name) || numbered);
      open = { start: s.start, document, section: s.section, isOther, end: s.end };
    } else if (open && (numbered || s.kind === 'heading')) close();
    else if (open) open.end = s.end;
  }
  close();
  known.set(chart.tokens, found);
  return found;
}

const isInitials = (name: string): boolean => /^(?:[A-Z]\.?\s?){2,3}$/.test(name.trim());

/** Does the name, or do the initials, fit the patient? Where nobody is known to be the patient, they do. */
function isPatient({ patient }: Chart, name: string): boolean {
  const full = patient.name?.text;
  if (!full) return true;
  const words = full.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];
  if (!isInitials(name)) return words.some((w) => name.toLowerCase().includes(w) && w.length > 2);
  const firsts = words.map((w) => w[0]);
  return [...name.toLowerCase().replace(/[^a-z]/g, '')].every((letter) => firsts.includes(letter));
}
