/**
 * PDFs as every reader opens them. Scanners, printers and mail programs write bytes before `%PDF-` or after `%%EOF`, or
 * leave out the end. Payload takes only what begins with the one and ends with the other, so what is not of the PDF goes.
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
  const end = pdf.lastIndexOf('%%EOF');
  const kept = end < 0 ? pdf : pdf.subarray(0, end + 5);
  const isWhole = kept.subarray(-END).includes('xref') && end >= 0;
  // Without a place of its table a reader looks for the parts of a PDF itself.
  return isWhole ? kept : Buffer.concat([kept, Buffer.from('\nstartxref\n0\n%%EOF\n')]);
}
