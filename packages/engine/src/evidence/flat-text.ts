// A stretch of the chart's text with line breaks as blanks: the same offsets, so that patterns need not know how lines were broken.

import type { Span } from '../values/span.ts';

const breaks = /[\n\r\t\u00a0\u2007\u202f]/g;

export const flat = (text: string): string => text.replace(breaks, ' ');

export const flatText = (chart: { readonly text: string }, span: Span): string =>
  flat(chart.text.slice(span.start, span.end));
