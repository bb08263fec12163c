// A chart as HTML, printed by a browser in several ways: other type, other paper, no rules, all capitals, days in other forms.
//
// What a chart says does not depend on how it is printed: each print must be judged the same.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';

/** A print changes the page's style, or the words that tell days. */
type Print = { readonly css?: string; readonly text?: (html: string) => string };

const EVERYTHING = 'body,p,td,th,div,li,span';

/** Fonts that Debian's Chromium brings with it. */
export const prints: Readonly<Record<string, Print>> = {
  'as written': {},
  large: {
    css: `@page{size:A4;margin:24mm 22mm} *{font-family:'DejaVu Sans',sans-serif!important} body{font-size:12pt!important}`,
  },
  small: {
    css: `@page{size:Letter;margin:12mm} *{font-family:'Liberation Sans',sans-serif!important;line-height:1.15!important} ${EVERYTHING}{font-size:8.6pt!important}`,
  },
  typewriter: { css: `*{font-family:'Liberation Mono',monospace!important} ${EVERYTHING}{font-size:9.4pt!important}` },
  'without rules': {
    css: '*{border:none!important;background:none!important;color:black!important} td,th{padding:1px 5px!important}',
  },
  justified: {
    css: '@page{size:Letter;margin:20mm 30mm} p,td,div,li{text-align:justify!important;hyphens:auto!important} *{word-spacing:.12em!important}',
  },
  'one paper below another': {
    css: '.doc,.page,.sheet,section,div,article{break-after:auto!important;break-before:auto!important;page-break-after:auto!important;page-break-before:auto!important}',
  },
  'heads in the middle': {
    css: 'th{text-align:center!important} td{text-align:left!important;vertical-align:middle!important}',
  },
  'cells at the right': { css: 'td:not(:first-child),th:not(:first-child){text-align:right!important}' },
  'narrow paper': { css: '@page{size:140mm 220mm;margin:10mm} body,table{max-width:120mm!important}' },
  capitals: { css: '*{text-transform:uppercase!important}' },
  'days in words': {
    text: (html) => html.replace(FIGURES, (_, m, d, y) => `${MONTHS[Number(m) - 1]} ${Number(d)}, ${y}`),
  },
  'days as 05-Mar-2026': {
    text: (html) =>
      html.replace(FIGURES, (_, m, d, y) => `${d.padStart(2, '0')}-${MONTHS[Number(m) - 1].slice(0, 3)}-${y}`),
  },
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const FIGURES = /(?<![\d/.-])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/((?:19|20)\d\d)(?![\d/])/g;

/** The HTML of a chart set, by the name of its PDF. */
export const sourcesIn = (set: string): ReadonlyMap<string, string> => {
  const folder = join(set, 'source');
  if (!existsSync(folder)) throw new Error(`${set} has no folder source with the HTML of its charts`);
  const files = readdirSync(folder).filter((f) => f.endsWith('.html'));
  return new Map(files.map((f) => [`${basename(f, '.html')}.pdf`, readFileSync(join(folder, f), 'utf8')]));
};

/** Rows of cells, as the HTML has them. */
export type Table = readonly (readonly { readonly text: string; readonly isHead: boolean }[])[];

export type Printer = {
  readonly print: (html: string, how: string) => Promise<Uint8Array>;
  /** The tables of what was printed last; none that hold others or have cells over several columns or rows. */
  readonly tables: () => Promise<readonly Table[]>;
  readonly close: () => Promise<void>;
};

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export async function openPrinter(executablePath = chromiumPath): Promise<Printer> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  return {
    print: async (html, how) => {
      const { css = '', text = (h: string) => h } = prints[how];
      // behind the chart's own style
      await page.setContent(`${text(html)}<style>${css}</style>`, { waitUntil: 'domcontentloaded' });
      return page.pdf({ preferCSSPageSize: true, printBackground: true, format: 'Letter' });
    },
    tables: () =>
      page.evaluate(() =>
        [...document.querySelectorAll('table')]
          .filter((t) => !t.querySelector('table, [colspan], [rowspan]'))
          .map((t) =>
            [...t.rows].map((r) =>
              [...r.cells].map((c) => ({ text: c.innerText.replace(/\s+/g, ' ').trim(), isHead: c.tagName === 'TH' })),
            ),
          ),
      ),
    close: () => browser.close(),
  };
}
