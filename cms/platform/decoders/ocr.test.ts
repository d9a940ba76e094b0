/**
 * Recognised texts of scans.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/platform/texts
 */
import sharp from 'sharp';
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

  it.each([90, 180, 270])('reads a photo that is turned by %i degrees', async (angle) => {
    const photo = await photoOf(await pdfWithTexts(words));
    const { text } = await recognisePicture(await sharp(photo).rotate(angle).toBuffer());
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });

  it.each([0, 90])(
    'reads two pages side by side one after the other, turned by %i degrees',
    async (angle) => {
      const [left, right] = await Promise.all(
        ['Rules of the hostel', 'Fees of the library'].map(async (line) =>
          photoOf(await pdfWithTexts(line)),
        ),
      );
      const { width = 0, height = 0 } = await sharp(left).metadata();
      const both = await sharp({
        create: { width: width * 2, height, channels: 3, background: '#fff' },
      })
        .composite([
          { input: left, left: 0, top: 0 },
          { input: right, left: width, top: 0 },
        ])
        .png()
        .toBuffer();
      const { text } = await recognisePicture(await sharp(both).rotate(angle).toBuffer());
      expect(text).toMatch(/hostel\s+Fees/);
    },
  );

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
