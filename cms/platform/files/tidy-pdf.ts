/**
 * Repairs PDFs that Payload refuses although readers open them: scanners, printers and mail
 * programs write bytes before `%PDF-` or after `%%EOF`, or leave out the end. All other PDFs stay
 * byte for byte, because a signature covers even the last line break.
 */

/** PDF readers look for `%PDF-` within this many bytes. */
const BEGINNING = 1024;
/** Payload looks for `%%EOF` within this many bytes of the end. */
const END = 1024;

/** The PDF within the bytes; undefined if there is none. */
export function tidyPdf(content: Buffer): Buffer | undefined {
  const begin = content.subarray(0, BEGINNING).indexOf('%PDF-');
  if (begin < 0) return undefined;
  const pdf = content.subarray(begin);
  if (hasEnd(pdf)) return pdf;
  const end = pdf.lastIndexOf('%%EOF');
  const withoutPadding = end < 0 ? pdf : pdf.subarray(0, end + 5);
  if (hasEnd(withoutPadding)) return withoutPadding;
  // Without the position of its table, a reader searches the objects itself.
  return Buffer.concat([withoutPadding, Buffer.from('\nstartxref\n0\n%%EOF\n')]);
}

/** True if Payload finds the end of the PDF. */
function hasEnd(pdf: Buffer): boolean {
  const end = pdf.subarray(-END);
  return end.includes('%%EOF') && end.includes('xref');
}
