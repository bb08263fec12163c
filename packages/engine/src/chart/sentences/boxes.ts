// A stretch of text in; the check boxes in it out, printed and typed, each ticked or not.

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';

const ON = '☒☑🗹✓✔✗✘⊠⊗■●◉⬤';
/** "__X__ Yes  ____ No", "Yes ✓  No ___": a blank stands for a box beside its Yes or No only. */
const TYPED_ON = '(?<![A-Za-z_])_+ ?[xX✓] ?_+(?![A-Za-z_])';
const TYPED_OFF =
  '(?<!\\w)_{2,6}(?=\\s{0,2}(?:[Yy]es|YES|[Nn]o|NO)\\b)|(?<=\\b(?:[Yy]es|YES|[Nn]o|NO)\\s{0,2})_{2,6}(?!\\w)';
/** Of a scan "[ ]" may be read as "[1". */
const BOX = new RegExp(
  `(?<on>[${ON}]|\\[ ?[xX✓✔*] ?\\]|\\( ?[xX✓✔] ?\\)|${TYPED_ON})|(?<off>[☐□○◯⬜❏❑]|\\[ {0,3}_{0,3} {0,3}\\](?!\\()|\\( {1,3}\\)|\\[\\](?!\\()|(?<=^|\\s)\\[[1lI|](?=\\s|yes\\b|no\\b)|${TYPED_OFF})`,
  'gu',
);
/** Marks that are also bullets count only where an empty partner shows that they are boxes. */
const ALSO_BULLETS = /[■●◉⬤□○◯✓✔✗✘]/;

export type Box = Span & { readonly on: boolean };

/** A box, or what brackets and blanks begin with that are one: most brackets hold a remark. */
const MAY_BE_BOX = /[☐-☒🗹✓✔✗✘⊠⊗■●◉⬤□○◯⬜❏❑_]|[[(][ xX✓✔*_\])]|\[[1lI|](?:\s|yes|no)/u;

export function boxesIn(text: string, span: Span): Box[] {
  const raw = text.slice(span.start, span.end);
  if (!MAY_BE_BOX.test(raw)) return [];
  const all = matchesOf(BOX, raw).map((m) => ({
    start: span.start + m.index,
    end: span.start + m.index + m[0].length,
    on: m.groups!.on !== undefined,
    glyph: m[0],
  }));
  const sure = all.filter((b) => !ALSO_BULLETS.test(b.glyph));
  const hasPair = all.some((b) => b.on) && all.some((b) => !b.on);
  return sure.length > 0 || hasPair ? all : [];
}
