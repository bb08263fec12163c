// The hematocrit where it is the second of a pair ("H/H 18.6/57.1", "Hgb/Hct: 19 and 58"). A chart and the analyte in; measurements out.

import type { Chart } from '../../chart/chart.ts';
import { matchesOf } from '../../values/matches.ts';
import { dateFor } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from './index.ts';
import { plausible } from './values.ts';

const pair =
  /(?<![A-Za-z])(?:H\s?[&/+]\s?H|H and H|(?:Hgb|Hb|hemoglobin)\s?(?:\/|&|and)\s?(?:Hct|hematocrit|crit))(?![A-Za-z])[^\d.;]{0,30}?(\d{1,2}(?:\.\d)?)\s?(?:\/|and|,)\s?(\d{2}(?:\.\d{1,2})?)(?!\d)/gi;
/** What every pair holds, and few sentences. */
const twoFigures = /\d\s?(?:\/|and|,)\s?\d\d/i;

export function hematocrits(chart: Chart, need: AnalyteNeed, assess: Assess): Measurement[] {
  return chart.sentences.flatMap((s, index) => {
    const text = flatText(chart, s);
    if (!twoFigures.test(text)) return [];
    return matchesOf(pair, text).map((m): Measurement => {
      const at = s.start + m.index;
      const from = at + m[0].lastIndexOf(m[2]);
      const value = { lo: Number(m[2]), hi: Number(m[2]) };
      return {
        start: from,
        end: from + m[2].length,
        analyte: need.id,
        value,
        approximate: false,
        unit: need.unit,
        unitBasis: 'assumed',
        role: 'actual',
        assertion: assess(chart, index, { start: from, end: from + m[2].length }),
        date: dateFor(chart, index, { start: from, end: from + m[2].length }),
        sentence: index,
        side: null,
        label: { start: at, end: from },
        qualifiers: [],
        implausible: !plausible(value, need),
      };
    });
  });
}
