import { expect, test } from 'vitest';
import { fold, foldAll, queryWordsOf, soundOf } from './folding.ts';

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
  ['Ph D, B. Sc., M. Com and N.S.S.', 'phd bsc mcom and nss'],
  ['Rs.1500/-, Rs. 1,500.00, INR1500, 1500.00', 'rs 1500 rs 1500 inr 1500 1500'],
  ['₹1,25,000 and ১,২৫,০০০', '125000 and 125000'],
  [
    '05-07-2024, 5.7.2024, 5/7/24, ০৫/০৭/২০২৪, 2024-07-05',
    '5.7.2024 5.7.2024 5.7.2024 5.7.2024 5.7.2024',
  ],
  ['7.1.11, 45-50-2024, 10.30', '7.1.11 45 50 2024 10.30'],
  ['o\ufb03ce quali\ufb01cation', 'office qualification'],
  ['２０２４ ＦＥＥＳ 3ʳᵈ Ⅲ 𝐍𝐨𝐭𝐢𝐜𝐞', '2024 fee 3 3 notice'],
  ['ज ०१२३ ٤٥ ۶۷', 'ज 0123 45 67'],
])('%s is %s', (text, words) => {
  expect(fold(text).join(' ')).toBe(words);
});

test.each([
  ['khanda ta', 'হঠাৎ উৎসৱ', 'হঠাত্\u200d উত্\u200dসৱ', 'হঠাত্ উত্\u200cসৱ'],
  ['আ', 'আমাৰ', 'অ\u09beমাৰ'],
  ['ৰ', 'ৰুটিন', 'রুটিন', 'ব\u09bcুটিন'],
  ['the dot', 'বিদ্যালয়', 'বিদ্যাল\u09af\u09bc', 'বিদ্যাল\u09df'],
  ['the dot behind a vowel', 'গাড়ী', 'গাড\u09c0\u09bc', 'গাড\u09bc\u09c0'],
  ['ড়', 'বাঢ়ি', 'বা\u09a2\u09bcি'],
  ['ো', 'কোৱা', 'ক\u09c7\u09beৱা', 'ক\u09be\u09c7ৱা', 'ক\u09c7\u200d\u09beৱা'],
  ['ৌ', 'মৌ', 'ম\u09c7\u09d7'],
  ['a visarga', 'দুঃখ', 'দু:খ'],
  ['a nasal sign', 'চাঁদ', 'চঁাদ'],
  ['a sign twice', 'শিক্ষা', 'শিক্ষাা', 'শিি\u200cক্ষা'],
  ['an apostrophe', 'ম’বাইল', "ম'বাইল", 'মʼবাইল'],
  ['an apostrophe behind a sign', 'নো’হোৱা', "নো'হোৱা", 'নোহোৱা'],
  ['digits', '২০২৪', '2024'],
])('%s is one, however it is typed', (_what, word, ...others) => {
  for (const other of others) expect(fold(other)).toEqual(fold(word));
});

test.each([
  ['Wi-Fi', 'wi fi wifi'],
  ['e-Tenders', 'e tender etender'],
  ['Pre\u2011registration', 'pre registration preregistration'],
  ['co-ordinator', 'co ordinator coordinator'],
  ['regis-\ntration', 'regis tration registration'],
  ['COVID-19', 'covid 19 covid19'],
  ['ছাত্ৰ-ছাত্ৰী', 'ছাত্র ছাত্রী ছাত্রছাত্রী'],
  ['follow-up-form', 'follow up form followupform followup upform'],
  ['101,102,103', '101102103 101 102 103'],
  ['05-07-2024', '5.7.2024 05 07 2024 5 7 july জুলাই'],
  ['2024-25', '2024 25'],
  ['a-b-c-d-e', 'a b c d e'],
])('%s is found by %s', (text, words) => {
  expect(foldAll(text).join(' ')).toBe(words);
});

test('a compound in a query is one word and also its parts', () => {
  const queryOf = (q: string) => queryWordsOf(q).map((word) => [word.folded, word.spellings]);
  expect(queryOf('Wi-Fi room')).toEqual([
    ['wifi', [['wi', 'fi']]],
    ['room', []],
  ]);
  expect(queryOf('5/7/2024')).toEqual([
    [
      '5.7.2024',
      [
        ['5', 'july', '2024'],
        ['5', 'জুলাই', '2024'],
      ],
    ],
  ]);
  expect(queryOf('follow-up-form')[0]?.[1]).toEqual([
    ['follow', 'up', 'form'],
    ['followup', 'form'],
    ['follow', 'upform'],
  ]);
});

test('letters that sound alike are the same only in the weaker form', () => {
  const [assamese, bengali] = [fold('শিৱসাগৰ ণূতন'), fold('সিবসাগর নুতন')];
  expect(assamese).not.toEqual(bengali);
  expect(assamese.map(soundOf)).toEqual(bengali.map(soundOf));
});

test('a folded word stays the same when it is folded again', () => {
  const once = fold('3rd B.Sc. Girls’ studies ৩য় দ্বিতীয় ৰুটিন 3.4.4 news');
  expect(fold(once.join(' '))).toEqual(once);
});

test('a word ends after forty characters, and the longest text is read quickly', () => {
  expect(fold('a'.repeat(100_000)).map(({ length }) => length)).toEqual([40]);
  expect(fold(`${'a'.repeat(39)}𐐨`)[0]?.isWellFormed()).toBe(true);
  for (const text of ['a.', 'a-', '1,', '1-', 'াে', 'ঁা', 'ph ', "a'"])
    expect(fold(text.repeat(100_000)).length).toBeGreaterThan(0);
});

test('the host of an e-mail address is no word of a text', () => {
  expect(foldAll('Write to office@example.org, or exam.cell@mail.example.org.')).toEqual(
    foldAll('Write to office, or exam.cell.'),
  );
  // A host that stands alone is one.
  expect(foldAll('www.example.org')).toContain('example');
});
