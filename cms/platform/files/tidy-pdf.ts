/**
 * PDFs as every reader opens them. Scanners, printers and mail programs write bytes before `%PDF-` or after `%%EOF`, or
 * leave out the end. Payload takes only what begins with the one and has the other near its end. What Payload takes is
 * kept byte for byte, because a signature of the PDF covers its last line break, too.
 */

/** Readers look for the beginning this far into the file. */
const BEGINNING = 1024;
/** Payload looks for the end this far from the end of the file. */
const END = 1024;

/** The PDF within the bytes; undefined where there is none. */
export function tidyPdf(content: Buffer): Buffer | undefined {
  const begin = content.subarray(0, BEGINNING).indexOf('%PDF-');
  if (begin < 0) return undefined;
  const pdf = content.subarray(begin);
  if (hasEnd(pdf)) return pdf;
  const end = pdf.lastIndexOf('%%EOF');
  const withoutPadding = end < 0 ? pdf : pdf.subarray(0, end + 5);
  if (hasEnd(withoutPadding)) return withoutPadding;
  // Without a place of its table a reader looks for the parts of a PDF itself.
  return Buffer.concat([withoutPadding, Buffer.from('\nstartxref\n0\n%%EOF\n')]);
}

/** True if Payload finds the end of a PDF. */
function hasEnd(pdf: Buffer): boolean {
  const end = pdf.subarray(-END);
  return end.includes('%%EOF') && end.includes('xref');
}
