// A unit of a document in; a label in the margin and what is told beside it, out, where it is that.

import type { Span } from '../../values/span.ts';
import { wordsIn } from '../characters.ts';
import type { SectionKind } from '../chart.ts';
import { inlineSectionKindOf } from './section-cues.ts';
import type { Unit } from './units.ts';

/** A typist's label in the margin and what is told beside it: "HPI    63 M, fell in March. Low back hurts since." */
export function hangingIn(
  text: string,
  unit: Unit,
): { readonly label: Span; readonly kind: SectionKind | undefined; readonly told: Unit } | undefined {
  const row = unit.kind === 'row' ? unit.lines[0].row! : undefined;
  if (!row || row.hasHeader || row.cells.length !== 2 || row.cells[0].column !== 0) return undefined;
  const [{ start, end }, told] = row.cells;
  const name = text.slice(start, end).replace(/[:.\s]+$/, '');
  const kind = inlineSectionKindOf(name, 'first');
  if (!kind && !MARGIN_LABEL.test(name)) return undefined;
  const said = text.slice(told.start, told.end);
  if (!SENTENCES.test(said) || wordsIn(said) < (kind ? FEW_WORDS : TOLD_WORDS) || (!kind && FIGURE.test(said)))
    return undefined;
  return {
    label: { start, end },
    kind,
    told: { ...unit, kind: 'prose', start: told.start, end: told.end, breaks: row.breaks },
  };
}
const MARGIN_LABEL = /^[A-Z][A-Z/&. ]{1,18}$/;
const SENTENCES = /[a-z)\d%][.;] +\S|^(?!.*[a-z]).*[A-Z)\d%][.;] +\S/;
/** What stands beside "MR" or "NRS" is measured by it. */
const FIGURE = /^(?:(?:[RL]|OD|OS|OU|right|left)\b[\s:]*)?[-+<>≥≤~]?\d/i;
/** So many words are no mere value; beside a known heading fewer are enough. */
const TOLD_WORDS = 8;
const FEW_WORDS = 4;
