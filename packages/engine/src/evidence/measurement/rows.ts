// Values in table rows: the row's label or the column's header names the analyte. A row and its labels in; readings out.

import type { Cell, Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { AnalyteNeed, MeasurementRole } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { type Hit, type Hits, hitsOr, type Places } from './labels.ts';
import { maskedSpans } from './numbers/masks.ts';
import { type Quantity, quantitiesIn } from './numbers/quantities.ts';
import { type Unit, unitAt } from './numbers/units.ts';
import { type Reading, readProse } from './prose.ts';
import { roleOf, roleOfHeader, roleOfLabel } from './roles.ts';
import { isSpokenAway, valueFor } from './values.ts';

const dateOrTime = /^\W*(?:date|time|day|dos|collected|drawn|when)\b/i;
const remark =
  /\b(?:qty|quantity|hcpcs|code|cpt|page|refills?|item|no\.|#|flag|comment|remark|note|method|interpretation|status|abnormal|initials|by|site)\b/i;
const units = /^\W*units?\b/i;
const COUNTED =
  /^\W*(?:(?:no\.?|number|#) of )?(?:readings|tests|checks|values|measurements|strips|samples|studies)\W*$/i;
const WHOLE = /^\W*(?:total|overall|all)\W*$/i;
/** "Test | Value": each row says of what, the column does not. */
const NAME_OF_ROWS =
  /^\W*(?:tests?|components?|analytes?|labs?|measures?|measurements?|parameters?|items?|names?|stud(?:y|ies)|procedures?|panel)\W*$/i;
const ANY_VALUE = /^\W*(?:values?|results?|readings?|levels?|measured|findings?|observed)\W*$/i;
const STATISTIC = /^\W*(?:average|avg|mean|median|highest|lowest|max(?:imum)?|min(?:imum)?|high|low)\b/i;

export function readRow(
  chart: { readonly text: string },
  s: Sentence,
  hits: Hits,
  places: Places,
  needs: readonly AnalyteNeed[],
  dates: readonly Span[],
): Reading[] {
  const cells = s.cells ?? [];
  const textOf = (span: Span | null): string => (span ? flatText(chart, span) : '');
  const halves = sideBySide(cells, textOf);
  if (halves.length > 1)
    return halves.flatMap((own) => readRow(chart, { ...s, cells: own }, hits, places, needs, dates));
  const inCell = (list: readonly Hit[], c: Span): Hit[] => list.filter((h) => h.start >= c.start && h.end <= c.end);
  const headerHits = (c: Cell): Hits => hitsOr(c.header ? places.above.get(c.header.start) : undefined);
  const out: Reading[] = [];
  const first = cells[0];
  // A row's label stands at its beginning, before any value; what a remark behind the values names is not measured by them.
  const numeric = (c: Cell): boolean => /^\W*\d/.test(textOf(c)) && !/[a-z]{4,}/i.test(textOf(c));
  const firstValueCell = cells.findIndex((c, k) => k > 0 && numeric(c));
  // "RERA | 38 | A+H | 343": labels and values by turns, each value of the label before it
  const byTurns =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    cells.every((c, k) => !c.header && /^\W*\d/.test(textOf(c)) === (k % 2 === 1));
  // "apneas + hypopneas | 61 in all | AHI 8.9": a label with its own figure stands where it will
  const tellsItself = (c: Cell): boolean =>
    !c.header && inCell(hits.labels, c).some((h) => /^\W{0,3}\d/.test(chart.text.slice(h.end, c.end)));
  const rowLabels = cells.flatMap((c, k) =>
    byTurns ||
    (k > 0 && tellsItself(c)) ||
    // The first column's head only says what its rows are: "Events".
    ((k === 0 || headerHits(c).labels.length === 0) && (k === 0 || firstValueCell < 0 || k < firstValueCell) && k <= 2)
      ? inCell(hits.labels, c).map((h) => ({ hit: h, cell: c, at: k }))
      : [],
  );
  const rowsAreNamed = NAME_OF_ROWS.test(textOf(cells[0]?.header ?? null));
  const unitCell = cells.find((c) => units.test(textOf(c.header)));
  const rowUnit = unitCell ? (unitAt(textOf(unitCell).trim(), 0)?.unit ?? null) : null;
  const labelCells = new Set(rowLabels.map((r) => r.cell));
  /** "Wt 138.2 kg | HR 62": what has its value in its own cell is no label of the next. */
  const answered = new Set<Cell>();
  for (const c of cells) {
    const header = textOf(c.header);
    const text = textOf(c);
    if (c === unitCell || (dateOrTime.test(header) && headerHits(c).labels.length === 0)) continue;
    // "Readings | Average | Highest": how many there were of what the others tell
    if (COUNTED.test(header) && cells.some((o) => STATISTIC.test(textOf(o.header)))) continue;
    // A cell that holds a label and its value is a small sentence of its own.
    if (labelCells.has(c) && /\d/.test(text)) {
      // "Low back, 0-10" names a column: the figures of the label are no value.
      const own = readProse(chart, c, hits, needs, dates).filter((r) => r.start < r.label.start || r.end > r.label.end);
      if (own.length > 0) {
        answered.add(c);
        out.push(
          ...own.map((r) => ({
            ...r,
            role: roleOfHeader(header) ?? r.role,
            around: [...r.around, ...(c.header ? [c.header] : []), ...(first !== c ? [first] : [])],
          })),
        );
        continue;
      }
    }
    const place = cells.indexOf(c);
    // A value may name its own way of measuring: "Wt | 231 lb (scale, today)".
    if (labelCells.has(c) && !(/^\W*\d/.test(text) && rowLabels.some((r) => r.at < place))) continue;
    // "Index | Total | REM": the whole of what the row names
    const namesNothing = (rowLabels.length > 0 && WHOLE.test(header)) || (rowsAreNamed && ANY_VALUE.test(header));
    const above = namesNothing ? [] : headerHits(c).labels;
    const wanted: readonly { readonly analyte: number; readonly label: Span }[] =
      above.length > 0
        ? above.map((h) => ({ analyte: h.analyte, label: { start: h.start, end: h.end } }))
        : rowLabels
            .filter((r) => (byTurns ? r.at === place - 1 : r.at < place) && !answered.has(r.cell))
            .map((r) => ({ analyte: r.hit.analyte, label: { start: r.hit.start, end: r.hit.end } }));
    const list = wanted.length > 0 ? wanted : underLead(s, places, header);
    if (list.length === 0 || (remark.test(header) && above.length === 0)) continue;
    const masks = [
      ...maskedSpans(text),
      ...dates
        .filter((d) => d.start >= c.start && d.end <= c.end)
        .map((d) => ({ start: d.start - c.start, end: d.end - c.start })),
    ];
    const quantities = quantitiesIn(text, masks).filter((q) => !q.glued);
    const headerUnit = unitIn(header) ?? rowUnit ?? unitIn(textOf(rowLabels[0]?.cell ?? null));
    for (const { analyte, label } of list) {
      const own = pairedPart(chart, label, cells, text);
      const found = firstValue(
        own ? quantities.filter((q) => q.start >= own.start && q.end <= own.end) : quantities,
        needs[analyte],
        headerUnit,
        text,
      );
      if (!found) continue;
      // Two columns of numbers beside one label: the one that writes the unit is meant ("seated, room air | 93 % | 86",
      // "REI | 74 | 11.6" under "count | per hour").
      if (
        above.length === 0 &&
        found.q.unit === null &&
        unitIn(header) === null &&
        unitWritten(cells, c, needs[analyte])
      )
        continue;
      const { q, value } = found;
      const span = { start: c.start + q.start, end: c.start + q.end };
      if (out.some((o) => o.analyte === analyte && o.start === span.start)) continue;
      const role: MeasurementRole =
        (above.length > 0 ? roleOfLabel(header) : roleOfHeader(header)) ??
        (rowLabels[0] ? roleOfLabel(textOf(rowLabels[0].cell)) : null) ??
        roleOf({ text, label: { start: 0, end: 0 }, quantity: q, previousEnd: null });
      const around = byTurns
        ? [cells[place - 1], c]
        : [
            ...(c.header ? [c.header] : []),
            ...(first && first !== c ? [first] : []),
            ...(rowLabels[0] && rowLabels[0].cell !== first ? [rowLabels[0].cell] : []),
            c,
          ];
      out.push({
        ...span,
        analyte,
        value,
        quantity: q,
        role,
        label,
        around: around.map(({ start, end }) => ({ start, end })),
        continued: false,
        owned: false,
        headed: above.length > 0,
        tight: true,
        atEvent: false,
        earlier:
          /\b(?:previous|prior|baseline|pre|before)\b/i.test(header) &&
          cells.some(
            (o) => o !== c && /\b(?:current|today|now|post|after|this visit|result|value)\b/i.test(textOf(o.header)),
          ),
      });
    }
  }
  return out;

  function unitWritten(among: readonly Cell[], but: Cell, need: AnalyteNeed): boolean {
    return among.some(
      (o) =>
        o !== but &&
        !labelCells.has(o) &&
        quantitiesIn(textOf(o), maskedSpans(textOf(o))).some((q) => {
          const above = unitIn(textOf(o.header));
          return (q.unit !== null || above !== null) && !q.glued && valueFor(need, q, above);
        }),
    );
  }
}

/** Two tables side by side, "Measure | Result | Measure | Result": the same heads come again, and each part is a row of its own. */
function sideBySide(cells: readonly Cell[], textOf: (span: Span | null) => string): (readonly Cell[])[] {
  const heads = cells.map((c) => textOf(c.header).trim().toLowerCase());
  const width = heads.indexOf(heads[0], 1);
  if (width < 2 || heads[0] === '' || heads.length % width !== 0) return [cells];
  if (heads.some((h, k) => h !== heads[k % width])) return [cells];
  return Array.from({ length: heads.length / width }, (_, k) => cells.slice(k * width, (k + 1) * width));
}

/** "CRP / ESR | 0.2 mg/dL / 12": the second name's value is the second one. */
function pairedPart(chart: { readonly text: string }, label: Span, cells: readonly Cell[], text: string): Span | null {
  const named = cells.find((c) => c.start <= label.start && label.end <= c.end);
  if (!named) return null;
  const names = flatText(chart, named).split(/\s\/\s/);
  const values = text.split(/\s\/\s/);
  if (names.length < 2 || names.length !== values.length) return null;
  const place = chart.text.slice(named.start, label.start).split(/\s\/\s/).length - 1;
  const start = values.slice(0, place).reduce((sum, v) => sum + v.length + 3, 0);
  return { start, end: start + values[place].length };
}

function firstValue(
  quantities: readonly Quantity[],
  need: AnalyteNeed,
  headerUnit: Unit | null,
  text: string,
): { q: Quantity; value: NonNullable<ReturnType<typeof valueFor>> } | null {
  for (const written of quantities) {
    // "28.8 L" in the cell of a result: low, where liters are no unit of it
    const isLow = written.unit?.symbol === 'L' && /^\W*[\d.]+\s+L\W*$/.test(text);
    const q = isLow && !valueFor(need, written, headerUnit) ? { ...written, unit: null } : written;
    const value = isSpokenAway(need, q) ? null : valueFor(need, q, headerUnit);
    if (!value) continue;
    // A number deep inside a remark is not the cell's value.
    if (!q.unit && q.over === null && q.start > 24 && !/[:=]\s*$/.test(text.slice(0, q.start))) continue;
    return { q, value };
  }
  return null;
}

/** A header that is only a unit ("mg/dL") under a lead that names the analyte ("Glucose log"). */
function underLead(s: Sentence, places: Places, header: string): { analyte: number; label: Span }[] {
  if (!s.lead || !unitIn(header)) return [];
  return hitsOr(places.above.get(s.lead.start)).labels.map((h) => ({
    analyte: h.analyte,
    label: { start: h.start, end: h.end },
  }));
}

function unitIn(text: string): Unit | null {
  // a column of the left side, not of litres
  if (/^\s*[LR]\s*$/.test(text)) return null;
  const whole = unitAt(text.trim(), 0);
  if (whole && whole.end >= text.trim().length && text.trim() !== '') return whole.unit;
  const bracket =
    /[([]\s?([^)\]\d][^)\]]{0,14})[)\]]/.exec(text)?.[1] ??
    (/,\s?([^\s,]{1,10})$/.exec(text)?.[1] || (/^\S{1,9}$/.test(text.trim()) ? text.trim() : null));
  // "Apnea hypopnea index (4 %)" names a scoring rule, not the unit.
  if (!bracket) return /(?<!\d\s?)%/.test(text) ? (unitAt('%', 0)?.unit ?? null) : null;
  const u = unitAt(bracket.trim(), 0);
  return u && u.end >= bracket.trim().length - 1 ? u.unit : null;
}
