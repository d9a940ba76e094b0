import { Notice } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { contains, findNotices, newestFirst, normalizeQuery } from './find-notices.ts';

test('normalizes a query', () => {
  expect(normalizeQuery('  exam   form ')).toBe('exam form');
  expect(normalizeQuery(null)).toBe('');
  expect(normalizeQuery('x'.repeat(500))).toHaveLength(80);
});

test('ignores case and finds Assamese too', () => {
  expect(contains('Examination Routine', 'exam')).toBe(true);
  expect(contains('Examination Routine', 'ROUTINE')).toBe(true);
  expect(contains('পদাৰ্থ বিজ্ঞান', 'বিজ্ঞান')).toBe(true);
  // Text and query can both write a letter and its dot as one character or as two.
  for (const [text, words] of [
    ['নাৰায়ণ', 'য়ণ'],
    ['Café of the college', 'café'],
  ] as const)
    for (const form of ['NFC', 'NFD'] as const)
      for (const queryForm of ['NFC', 'NFD'] as const)
        expect(contains(text.normalize(form), normalizeQuery(words.normalize(queryForm)))).toBe(
          true,
        );
  expect(contains('Physics', 'chem')).toBe(false);
});

test('returns a notice with the address of its page', () => {
  const notices = Array.from({ length: 30 }, (_, index) =>
    Notice.parse({
      id: index,
      title: index % 13 === 0 ? 'Admission' : 'Other',
      type: 'COLLEGE_ADMIN_NOTICE',
    }),
  );
  const matches = findNotices(notices, 'admission');
  expect(matches.map(({ to }) => to)).toEqual([
    '/singleevent?eventId=0',
    '/singleevent?eventId=13',
    '/singleevent?eventId=26',
  ]);
});

test('sorts matches by day, newest first', () => {
  const matches = ['31-01-2025', '01-02-2025', '15-06-2024', ''].map((date) => ({
    ...{ to: date, notice: Notice.parse({ id: date, type: 'COLLEGE_TENDER', date }) },
  }));
  expect(matches.sort(newestFirst).map(({ to }) => to)).toEqual([
    ...['01-02-2025', '31-01-2025', '15-06-2024', ''],
  ]);
});
