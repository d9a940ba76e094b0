import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileText } from './entities.ts';
import { cutFileText, partWith } from './file-text.ts';

type Page = FileText['pages'][number];

const page = (number: number, ...texts: string[]): Page => ({
  number,
  parts: texts.map((text) => ({ type: 'text', text })),
});
const lettersOf = (pages: readonly Page[]) =>
  pages.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');
const ranges = (pages: readonly Page[]) =>
  cutFileText(pages).map(({ first, last, piece }) => [first, last, piece]);

test('short pages share a part, and a long one is divided', () => {
  const pages = [page(1, 'Few'), page(2, 'Few'), page(3, 'words '.repeat(5000)), page(4, 'Few')];
  expect(ranges(pages)).toEqual([
    [1, 2, 1],
    [3, 3, 1],
    [3, 3, 2],
    [3, 4, 3],
  ]);
});

test('a page of 4.8 million quotation marks becomes parts of bounded size', () => {
  const began = process.cpuUsage();
  const parts = cutFileText([page(1, '"'.repeat(4_800_000))]);
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  expect(parts.length).toBeGreaterThan(300);
  for (const { pages } of parts) expect(lettersOf(pages).length).toBeLessThanOrEqual(12_000);
  expect(parts.map(({ piece }) => piece)).toEqual(parts.map((_, index) => index + 1));
});

test('no text is lost or repeated, and every part has an address', () => {
  const text = fc
    .string({ maxLength: 60 })
    .chain((words) => fc.integer({ min: 1, max: 900 }).map((times) => words.repeat(times)));
  const pages = fc
    .array(fc.array(text, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    .map((all) => all.map((texts, index) => page(index + 1, ...texts)));
  fc.assert(
    fc.property(pages, (all) => {
      const parts = cutFileText(all);
      expect(lettersOf(parts.flatMap((part) => part.pages))).toBe(lettersOf(all));
      for (const [index, { first, last, piece, pages }] of parts.entries()) {
        expect(partWith(parts, first, piece)).toBe(index);
        expect(pages.map(({ number }) => number)).toEqual(
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        );
        expect(lettersOf(pages).length).toBeLessThanOrEqual(12_000);
      }
    }),
    { seed: 1, numRuns: 60 },
  );
  expect(partWith([], 1)).toBe(-1);
});
