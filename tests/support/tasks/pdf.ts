/** A page of text, which is enough of a PDF for these tests. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\nxref\n%%EOF\n`),
});
