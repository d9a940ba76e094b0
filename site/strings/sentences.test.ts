/** Sentences with values, in each language. */
import { expect, test } from 'vitest';
import { assamese } from './as.ts';
import { en, type Strings } from './en.ts';

const languages: [string, Strings][] = [
  ['English', en],
  ['Assamese', assamese],
];

type Leaf = [name: string, value: unknown];
const leavesOf = (value: unknown, name = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${name}.${key}`))
    : [[name, value]];

test.each(languages)('a sentence in %s uses each of its values once', (_language, strings) => {
  const values = ['7001', '7002', '7003'];
  for (const [name, sentence] of leavesOf(strings)) {
    if (typeof sentence !== 'function') continue;
    const inputs = values.slice(0, sentence.length);
    const used = String(sentence(...inputs)).match(/700\d/g) ?? [];
    expect([name, used.sort()]).toEqual([name, inputs.sort()]);
  }
});

test.each<[(strings: Strings) => string, string, string]>([
  [({ departments }) => departments.count(1), '1 department', '1 টা বিভাগ'],
  [({ departments }) => departments.count(2), '2 departments', '2 টা বিভাগ'],
  [
    ({ people }) => people.count(1),
    'Download this list (1 person):',
    'এই তালিকা ডাউনল’ড কৰক (1 গৰাকী ব্যক্তি):',
  ],
  [
    ({ people }) => people.count(2),
    'Download this list (2 people):',
    'এই তালিকা ডাউনল’ড কৰক (2 গৰাকী ব্যক্তি):',
  ],
  [
    ({ programmes }) => programmes.count(1),
    'Download this list (1 programme):',
    'এই তালিকা ডাউনল’ড কৰক (1 টা পাঠ্যক্ৰম):',
  ],
  [
    ({ programmes }) => programmes.count(2),
    'Download this list (2 programmes):',
    'এই তালিকা ডাউনল’ড কৰক (2 টা পাঠ্যক্ৰম):',
  ],
  [({ search }) => search.results(0, 'x'), '0 results for “x”', '“x”ৰ বাবে 0 টা ফল'],
  [({ search }) => search.results(1, 'x'), 'One result for “x”', '“x”ৰ বাবে 1 টা ফল'],
  [({ search }) => search.results(2, 'x'), '2 results for “x”', '“x”ৰ বাবে 2 টা ফল'],
  [({ search }) => search.suggested(0), 'No suggestions', 'কোনো পৰামৰ্শ নাই'],
  [({ search }) => search.suggested(1), 'One suggestion', '1 টা পৰামৰ্শ'],
  [({ search }) => search.suggested(2), '2 suggestions', '2 টা পৰামৰ্শ'],
  [({ search }) => search.pageOf(2, 5), 'page 2 of 5', '5 টাৰ 2 নং পৃষ্ঠা'],
  [({ notices }) => notices.daysLeft(0), 'Today', 'আজি'],
  [({ notices }) => notices.daysLeft(1), 'Tomorrow', 'কাইলৈ'],
  [({ notices }) => notices.daysLeft(2), '2 days left', '2 দিন বাকী'],
  [({ fileText }) => fileText.page(1, 1), 'Page 1', 'পৃষ্ঠা 1'],
  [({ fileText }) => fileText.page(1, 2), 'Page 1 of 2', '2 পৃষ্ঠাৰ পৃষ্ঠা 1'],
  [({ evidence }) => evidence.shown(2, 5), '2 of 5 shown', '5ৰ ভিতৰত 2টা দেখুওৱা হৈছে'],
  [({ retention }) => retention.days(1), 'a day', 'এদিন'],
  [({ retention }) => retention.days(90), '90 days', '90 দিন'],
  [({ retention }) => retention.days(365), 'a year', 'এবছৰ'],
  [({ retention }) => retention.days(730), '2 years', '2 বছৰ'],
])('%s returns “%s” in English and “%s” in Assamese', (sentenceIn, english, inAssamese) => {
  expect([sentenceIn(en), sentenceIn(assamese)]).toEqual([english, inAssamese]);
});

test('every Assamese word except abbreviations is in its script', () => {
  const latin = leavesOf(assamese).filter(
    ([, text]) => typeof text === 'string' && /[a-z]/.test(text) && !/[\u0980-\u09ff]/.test(text),
  );
  expect(latin).toEqual([]);
});
