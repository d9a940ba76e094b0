import { describe, expect, it } from 'vitest';
import { pdfWithTexts, photoOf, scanned } from '../../testing/scanned-pdf.ts';
import { patience } from '../../testing/temporary-cms.ts';
import { decoderCommand, runLimited } from './limited.ts';
import { recognisePages, recognisePicture } from './ocr.ts';

const words = 'Hostel boarders pay the fee of 1,200 rupees at counter 4.';

describe('letters in pictures', { timeout: patience }, () => {
  it('of pages are recognised by their numbers', async () => {
    const pdf = await scanned('Dashboard', words);
    const { pages, failures } = await recognisePages(pdf, [2]);
    expect(failures).toEqual([]);
    expect(pages.map(({ number, text }) => [number, text.replace(/\s+/g, ' ').trim()])).toEqual([
      [2, words],
    ]);
    expect(pages[0]?.confidence).toBeGreaterThan(80);
  });

  it('of a photo are recognised', async () => {
    const { text } = await recognisePicture(await photoOf(await pdfWithTexts(words)));
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('of what is none, or of a page that is not there, fail alone', async () => {
    await expect(recognisePicture(Buffer.from('no picture'))).rejects.toThrow('exit code');
    const { pages, failures } = await recognisePages(await scanned(words), [1, 7]);
    expect(pages.map(({ number }) => number)).toEqual([1]);
    expect(failures).toHaveLength(1);
  });

  it('of a file of which page after page fails are given up', async () => {
    const absent = Array.from({ length: 200 }, (_, at) => at + 2);
    const { pages, failures } = await recognisePages(await scanned(words), absent);
    expect([pages.length, failures.length]).toEqual([0, 5]);
  });

  it('are recognised without asking any network', async () => {
    const cut =
      'import { Socket } from "node:net"; Socket.prototype.connect = () => process.exit(9)';
    const alone = decoderCommand(
      './ocr-child.ts',
      '--allow-addons',
      '--import',
      `data:text/javascript,${cut}`,
    );
    const photo = await photoOf(await pdfWithTexts(words));
    const answer = await runLimited(alone, photo, { seconds: 60, megabytes: 700, answer: 10_000 });
    expect(String(answer)).toContain('counter 4');
  });
});
