import { fold, variantsOf } from '@college/contract/folding/folding';
import { expect, test } from 'vitest';
import { assamese } from '../../strings/as.ts';
import { en } from '../../strings/en.ts';
import { findPagesByTitle, getTerms, suggestPages } from './page-titles.ts';

test('suggests the first page of each menu group if no page matches', () => {
  const part = (...paths: string[]) => ({
    name: 'facility',
    groups: [{ name: 'facility', paths }],
  });
  const menu = [
    part('/facility/library', '/facility/canteen_facility'),
    part('/contactus', '/recruitment'),
    part(),
  ];
  const site = { strings: en, menu: menu as never, sections: [] };
  expect(suggestPages(getTerms('zzz'), site)).toEqual(['/facility/library', '/contactus']);
  expect(suggestPages(getTerms('canteen'), site)).toEqual(['/facility/canteen_facility']);
});

/** Searches a site with two pages in this order. */
const findPages = (words: string, library: string, canteen: string) => {
  const [first, second] = ['/facility/own-library', '/facility/own-canteen'] as const;
  const paths = [first, second] as never;
  const strings = { ...en, pages: { ...en.pages, [first]: library, [second]: canteen } };
  const menu = [{ name: 'facility', groups: [{ name: 'facility', paths }] }] as const;
  return findPagesByTitle(getTerms(words), { strings, menu: menu as never, sections: [] }).map(
    ({ path, isLikely }) => [path, isLikely],
  );
};

test.each([
  ['every word is in the title', 'book room', 'Book room', 'Room of books', 2],
  ['one word is in none', 'book garden', 'Book room', 'Garden', 0],
])('finds pages by title if %s', (_what, words, library, canteen, count) => {
  expect(findPages(words, library, canteen)).toHaveLength(count);
});

test.each([
  ['press contact', '/contactus'],
  ['contact number', '/contactus'],
  ['transcript', '/students/certificates'],
  ['tc', '/students/certificates'],
  ['job', '/recruitment'],
  ['date-sheet', '/students/exam-schedule'],
  ['নম্বৰপত্ৰ', '/students/certificates'],
])('“%s” finds %s, which has another title', (words, path) => {
  const paths = Object.keys(en.pages) as never;
  const menu = [{ name: 'facility', groups: [{ name: 'facility', paths }] }] as const;
  const site = { strings: en, menu: menu as never, sections: [] };
  const [first] = findPagesByTitle(getTerms(words), site);
  expect(first).toMatchObject({ path, isLikely: true });
});

test('the closest title comes first and is likely', () => {
  expect(findPages('book', 'Book room of the old building beside the gate', 'Books')).toEqual([
    ['/facility/own-canteen', true],
    ['/facility/own-library', false],
  ]);
});

test('the more exact of two equal matches comes first', () => {
  expect(findPages('exam week', 'Exam weekly', 'Exam week')).toEqual([
    ['/facility/own-canteen', true],
    ['/facility/own-library', true],
  ]);
});

test('a title with the word itself comes before one with its stem, and both are likely', () => {
  expect(findPages('exam', 'Examination', 'Exam schedule')).toEqual([
    ['/facility/own-canteen', true],
    ['/facility/own-library', true],
  ]);
});

test('reads each title once, however many searches compare it', () => {
  const paths = Object.keys(en.pages);
  const menu = [{ name: 'facility', groups: [{ name: 'facility', paths }] }] as never;
  const site = { strings: en, menu, sections: [] };
  const terms = getTerms('zzz');
  findPagesByTitle(terms, site);
  const milliseconds = (work: () => void) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 30; round += 1) work();
    return process.cpuUsage(before).user / 1000;
  };
  const titles = [en, assamese].flatMap(({ pages }) => Object.values(pages));
  const reading = milliseconds(() => titles.map((title) => [fold(title), variantsOf(title)]));
  // Comparing takes a seventh of the time of reading, so a second read would be noticed.
  expect(milliseconds(() => findPagesByTitle(terms, site))).toBeLessThan(reading / 2);
});
