// The cells of a row without a head in; whether labels and values stand in it by turns, "Height | 70 in | Weight | 244 lb", out.

/** "1", "2 L/min" and "99 months" answer a label, "95th percentile" is one. */
const FIGURE = /^[<>≤≥~$]?\s?\d[\d.,/]*\s?(?:%|[A-Za-z/]+)?$/;
/** "NRS 8 to 7", "Relief 80%": a label with its own value. */
const TOLD =
  /\d\s*(?:to|->|→|–)\s*\d|\d\s?%|\d\/10\b|\d\s?(?:mg|lbs?|kg|min|hours?|days?|wks?|weeks?|mos?|months?|years?)\b/i;
/** "R knee", "L TKA", "OD": of which part the row tells. */
const PART =
  /^(?:[RL]|right|left|both|bilateral|b\/l|OD|OS|OU)\b(?: (?:knees?|hips?|shoulders?|eyes?|legs?|arms?|feet|foot|hands?|lids?|upper|lower|side|TKA|THA|TKR|THR|UKA|[LCTS]\d(?:[-/][LCTS]?\d)?|lumbar|cervical|thoracic|\w+ lobe))*$/i;

export const isLabel = (s: string): boolean =>
  s.split(/\s+/).length <= (s.endsWith('?') ? 18 : 8) && !/^\d+(?:[./]\d+)*$/.test(s);

export const areByTurns = (cells: readonly string[]): boolean =>
  (cells.length === 4 || cells.length === 6) &&
  cells.every((c, k) => k % 2 === 1 || (isLabel(c) && !FIGURE.test(c))) &&
  cells.every((c, k) => k === 0 || k % 2 === 1 || (!TOLD.test(c) && !PART.test(c))) &&
  !/\d/.test(cells[0]);
