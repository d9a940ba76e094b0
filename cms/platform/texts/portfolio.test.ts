/** A PDF portfolio is read as the files in it, not as its cover. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readWithinLimits } from './read-document.ts';

/** A PDF with these words, and files in it. */
async function pdf(words: string, files: [name: string, content: Buffer][] = []): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  document.text(words);
  for (const [name, content] of files) document.file(content, { name });
  document.end();
  return buffer(document);
}
const cover =
  'For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X, or later.';

it('has the pages of all its files, and counts one that cannot be read', async () => {
  const portfolio = await pdf(cover, [
    ['letter.pdf', await pdf('Letter of sanction for the camp in the village.')],
    ['old.doc', Buffer.from('old')],
    ['note.txt', Buffer.from('A note of the principal about the camp.')],
  ]);
  expect(await readWithinLimits('all.pdf', portfolio)).toEqual({
    ...{ state: 'read', read: 'text', page_count: 3 },
    pages: [
      { number: 1, text: 'Letter of sanction for the camp in the village.' },
      { number: 2, text: 'A note of the principal about the camp.' },
    ],
  });
});
