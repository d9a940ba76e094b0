import { expect, test } from 'vitest';
import { fold, soundOf } from './folding.ts';

test.each([
  ['Hostel Fees, 2026!', 'hostel fee 2026'],
  ['3rd Semester; third sem; Semester III', '3 semester 3 semester semester 3'],
  ['৩য় ষান্মাসিক', '3 ষান্মাসিক'],
  ['দ্বিতীয় তৃতীয় চতুৰ্থ প্ৰথম', '2 3 4 1'],
  ['NAAC 3.4.4 (a), ৩.৪.৪ and 2024-25.', 'naac 3.4.4 a 3.4.4 and 2024 25'],
  ['B.Sc. Ph.D. M.A', 'bsc phd ma'],
  ["Girls’, girl’s and girl's hostels", 'girl girl and girl hostel'],
  ['Studies, classes, boxes, physics, campus, analysis', 'study class box physics campus analysis'],
  ['gas, news, dishes, days, 4th, 100th', 'gas news dish day 4 100th'],
  ['résumé Ünïted', 'resume united'],
  ['ৰুটিন। পৰীক্ষাৰ৷ফলাফল', 'রুটিন পরীক্ষার ফলাফল'],
  ['ক\u200dখ\u200c গ\u00adঘ\ufeff', 'কখ গঘ'],
  ['বিদ্যালয় বিদ্যালয়', 'বিদ্যাল\u09df বিদ্যাল\u09df'],
  ['"AND" OR* NOT(NEAR) -x:y\u0000z ^', 'and or not near x y z'],
  ['\ud800 lone \udfff', 'lone'],
  ['…!?() —', ''],
])('%s is %s', (text, words) => {
  expect(fold(text).join(' ')).toBe(words);
});

test('letters that sound alike are one on the weaker level alone', () => {
  const [one, other] = [fold('শিৱসাগৰ ণূতন'), fold('সিবসাগর নুতন')];
  expect(one).not.toEqual(other);
  expect(one.map(soundOf)).toEqual(other.map(soundOf));
});

test('every folded word is a word of its own when it is folded again', () => {
  const once = fold('3rd B.Sc. Girls’ studies ৩য় দ্বিতীয় ৰুটিন 3.4.4 news');
  expect(fold(once.join(' '))).toEqual(once);
});

test('a word ends after forty characters, and the longest text takes no long time', () => {
  expect(fold('a'.repeat(100_000)).map(({ length }) => length)).toEqual([40]);
  expect(fold(`${'a'.repeat(39)}𐐨`)[0]?.isWellFormed()).toBe(true);
  expect(fold('a.'.repeat(100_000)).length).toBeGreaterThan(0);
});
