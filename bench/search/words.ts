/**
 * Generates the same texts in every run: sixty words in two languages, of which every tenth is
 * rare.
 */
const english =
  `result semester examination notice admission hostel fee routine scholarship student department physics chemistry
  library holiday meeting committee report seminar workshop lecture college university assam guwahati principal teacher faculty
  form list merit counselling interview tender quotation purchase equipment laboratory sports week cultural`.split(
    /\s+/,
  );
const assamese =
  `ফলাফল পৰীক্ষা জাননী নামভৰ্তি ছাত্ৰী মাচুল ৰুটিন বৃত্তি ছাত্ৰ বিভাগ গ্ৰন্থাগাৰ বন্ধ সভা সমিতি প্ৰতিবেদন আলোচনাচক্ৰ
  মহাবিদ্যালয় বিশ্ববিদ্যালয় অসম গুৱাহাটী অধ্যক্ষ শিক্ষক`.split(/\s+/);
const syllables = 'ka ri to mo sen lu pa dri ne sho gan ti ba rua das ko li ma ver ex'.split(' ');

let seed = 1;
function below(count: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * count);
}
const oneOf = (list: readonly string[], at: number) => list[at] ?? '';
/** Prefers the first words of the list, which makes them far more frequent. */
const common = (list: readonly string[]) =>
  oneOf(list, Math.min(below(list.length), below(list.length)));
const rare = () =>
  Array.from({ length: 3 + below(3) }, () => oneOf(syllables, below(syllables.length))).join('');

function word(): string {
  const kind = below(10);
  if (kind < 5) return common(english);
  return kind < 8 ? common(assamese) : rare();
}

export const someWords = (count: number): string => Array.from({ length: count }, word).join(' ');

/** Queries: common and rare words, typing errors, several words, both languages. */
export const queries = [
  ...['result 3rd semester', 'hostel fee', 'exam routine', 'ফলাফল', 'ছাত্ৰী মাচুল', 'notice', 'report'],
  ...['scholarship list 2026', 'rezult semester', 'karitomo', 'principal', 'অধ্যক্ষ', 'student'],
  ...[
    'merit list physics',
    'pabasen',
    'গ্ৰন্থাগৰ',
    'library holiday',
    'a',
    're',
    'xyzzyqwerty',
    'file',
  ],
  ...[
    'semester examination notice',
    'tender quotation purchase',
    'seminar workshop lecture faculty',
  ],
];
/** Queries made to be slow. They must cost no more than others. */
export const hostile = [
  '"" OR * AND NEAR(a b) title:notice ^x -y +z',
  'notice:* & | ! <-> (a',
  "'; DROP TABLE notices; --",
  '\u0000notice\u0000 \ud800',
  'a'.repeat(10_000),
  'notice student result '.repeat(500),
  '(('.repeat(5000),
  '% _ * ? [a-z]+ (a+)+$',
  '北京 Москва עברית العربية 👩‍🎓',
  'a b c d e f g h i j k l',
];
