// Small PDF files that tests need and that no sample is.

/** Announces encryption with a password nobody has. */
export function encryptedPdf(): Uint8Array<ArrayBuffer> {
  const junk = '<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>';
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    ],
    `/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O${junk}/U${junk}>>/ID[<00><00>]`,
  );
}

/** One page that says these lines. */
export function textPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = lines
    .map((line, at) => `BT /F 11 Tf 72 ${720 - at * 16} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`)
    .join('\n');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

function pdfOf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n`;
  const start = text.indexOf('xref\n');
  return new TextEncoder().encode(`${text}${start}\n%%EOF\n`) as Uint8Array<ArrayBuffer>;
}
