import { expect, it } from 'vitest';
import { guessFromText } from './guess-from-text.ts';

it.each([
  [
    'a subject over two lines, and a date among other numbers',
    'OFFICE OF THE PRINCIPAL\nDEMO COLLEGE, GUWAHATI-781001\nRef. No. DC/2024/12/31   Date: 05/07/2024\nNOTICE\nSub: Last date of admission into the\nB.A. first semester extended.\nStudents are informed that …',
    'Last date of admission into the B.A. first semester extended',
    '2024-07-05',
  ],
  [
    'a notice without a subject',
    'Demo College\n\nNOTICE\nDated Guwahati, the 5th of July, 2024\n\nThis is for general information to all. It is hereby informed that x.',
    'This is for general information to all',
    '2024-07-05',
  ],
  [
    'the words with which every notice begins',
    'NOTICE\nIt is hereby notified for information of all concerned that the college shall remain closed on Monday.\n12.1.19',
    'The college shall remain closed on Monday',
    '2019-01-12',
  ],
  [
    'a notice in Assamese',
    'ডেম’ মহাবিদ্যালয়\nজাননী\nতাৰিখ: ০৫/০৭/২০২৪\nবিষয়ঃ প্ৰতিষ্ঠা দিৱস উদযাপন।\nসকলোলৈ …',
    'প্ৰতিষ্ঠা দিৱস উদযাপন',
    '2024-07-05',
  ],
  [
    'a heading between stars',
    '* * NOTICE * *\nThe library will be closed on Friday.',
    'The library will be closed on Friday',
    '',
  ],
  ['a sentence without end', `Notice\n${'word '.repeat(60)}`, /^Word( word){20,23} …$/, ''],
  [
    'ligatures and invisible characters',
    'NOTICE\nThe o\ufb03ce will publish the \ufb01nal ex\u00adam routine\u0007 on Friday.',
    'The office will publish the final exam routine on Friday',
    '',
  ],
  [
    'a heading that begins with a part of the college',
    'DEMO COLLEGE, GUWAHATI\nOffice of the Principal\nDEMO COLLEGE LIBRARY\nNOTICE\n05-07-2024\nLIBRARY CLEARANCE\nAll students are informed that books have to be returned.',
    'Library Clearance',
    '2024-07-05',
  ],
  ['a text with neither', 'Roll No. Name\n1 Anima Das\n2 Bikash Roy', '', ''],
  ['an empty text', '', '', ''],
])('guesses title and date from %s', (_what, text, title, date) => {
  const guess = guessFromText(text);
  expect(guess.title).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  expect(guess.date).toBe(date);
});

it.each([
  [40, '2025-08-02'],
  [41, ''],
])('finds a date in the first forty lines: on line %i', (line, date) => {
  const lines = Array.from({ length: 60 }, (_, at) => (at + 1 === line ? '02.08.2025' : 'Words'));
  expect(guessFromText(lines.join('\n')).date).toBe(date);
});

it('reads a hostile text quickly', () => {
  const hostile = `Notice\nIt is hereby informed ${'that '.repeat(20_000)}\nSub${':'.repeat(50_000)}`;
  const before = process.cpuUsage();
  guessFromText(hostile);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
