// What follows a number and its unit in; where both together are one quantity in two units, that quantity out.

import type { Span } from '../../../values/span.ts';
import { covered } from './masks.ts';
import { digitsAt, wordsAt } from './number-words.ts';
import { type Unit, unitAt } from './units.ts';

/** 5'4", 5 ft 11 in, 6 h 12 min, 2 years and 6 months: one quantity in two units. */
export function compoundAt(
  text: string,
  at: number,
  unit: Unit | null,
  value: number,
  masks: readonly Span[],
): { value: number; end: number; unit: Unit } | null {
  if (unit?.symbol !== 'ft' && unit?.symbol !== 'min' && unit?.dimension !== 'time' && unit?.symbol !== 'lb')
    return null;
  const gap = /^\s?(?:,|and|&)?\s?/.exec(text.slice(at, at + 5))![0].length;
  if (covered(masks, at + gap)) return null;
  const n = digitsAt(text, at + gap) ?? (unit.symbol === 'ft' ? wordsAt(text, at + gap) : null);
  if (!n) return null;
  const u = unitAt(text, n.end);
  if (unit.symbol === 'ft' || (unit.symbol === 'min' && u?.unit.symbol === 'in')) {
    if (n.value >= 12 || (u && u.unit.symbol !== 'in')) return null;
    if (!u && /^\s?[/%A-Za-z]/.test(text.slice(n.end, n.end + 2)) && !/^\s/.test(text.slice(n.end, n.end + 1)))
      return null;
    return { value: value * 12 + n.value, end: u?.end ?? n.end, unit: u?.unit ?? inches };
  }
  if (unit.symbol === 'lb') return u?.unit.symbol === 'oz' ? { value: value + n.value / 16, end: u.end, unit } : null;
  const minutes = !u && unit.symbol === 'h' ? /^\s?m\b/.exec(text.slice(n.end, n.end + 3)) : null;
  const part = minutes ? { unit: unitAt('min', 0)!.unit, end: n.end + minutes[0].length } : u;
  if (part?.unit.dimension !== 'time' || part.unit.factor >= unit.factor) return null;
  return { value: value + (n.value * part.unit.factor) / unit.factor, end: part.end, unit };
}

const inches: Unit = { symbol: 'in', dimension: 'length', factor: 2.54 };
