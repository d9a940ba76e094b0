import { describe, expect, it } from 'vitest';
import { pdfWithTexts, photoOf, scanned } from '../../testing/scanned-pdf.ts';
import { patience } from '../../testing/temporary-cms.ts';
import { decoderCommand, runLimited } from './limited.ts';
import { recognisePages, recognisePicture } from './ocr.ts';

const words = 'Hostel boarders pay the fee of 1,200 rupees at counter 4.';

describe('recognition of scanned text', { timeout: patience }, () => {
  it('reads the requested pages', async () => {
    const pdf = await scanned('Dashboard', words);
    const { pages, failures } = await recognisePages(pdf, [2]);
    expect(failures).toEqual([]);
    expect(pages.map(({ number, text }) => [number, text.replace(/\s+/g, ' ').trim()])).toEqual([
      [2, words],
    ]);
    expect(pages[0]?.confidence).toBeGreaterThan(80);
  });

  it('reads a photo', async () => {
    const { text } = await recognisePicture(await photoOf(await pdfWithTexts(words)));
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('fails only for files that are no pictures and pages that do not exist', async () => {
    await expect(recognisePicture(Buffer.from('no picture'))).rejects.toThrow('exit code');
    const { pages, failures } = await recognisePages(await scanned(words), [1, 7]);
    expect(pages.map(({ number }) => number)).toEqual([1]);
    expect(failures).toHaveLength(1);
  });

  it('gives up a file after five failed pages', async () => {
    const absent = Array.from({ length: 200 }, (_, at) => at + 2);
    const { pages, failures } = await recognisePages(await scanned(words), absent);
    expect([pages.length, failures.length]).toEqual([0, 5]);
  });

  it('uses no network', async () => {
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
