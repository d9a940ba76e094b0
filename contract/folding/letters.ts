/** Letters that the search treats as the same. */

/** Invisible characters: zero-width characters, soft hyphens, marks of direction, variation selectors. */
export const unseen =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * One spelling for each letter: the three letters that NFC does not compose, as one character each; ৰ as র, even if it was
 * written as ব with a dot; ৎ as ত with a hasanta, which old texts have instead.
 */
export const alike: Readonly<Record<string, string>> = {
  '\u09af\u09bc': '\u09df',
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09ac\u09bc': '\u09b0',
  '\u09f0': '\u09b0',
  '\u09ce': '\u09a4\u09cd',
  '\u0985\u09be': '\u0986',
  '\u0993\u09d7': '\u0994',
};

/**
 * Assamese signs that are typed in another order, twice, or as another sign that looks the same. The rules are applied in
 * this order, before letters are composed.
 */
export const misplacedSigns: readonly (readonly [RegExp, string])[] = [
  // A colon between two letters is a visarga, because few keyboards have one.
  [/(?<=[\u0980-\u09ff]):(?=[\u0985-\u09b9\u09dc-\u09df\u09f0\u09f1])/g, '\u0983'],
  // The dot below a letter comes before its vowel, and a nasal sign after it.
  [/([\u09be-\u09cc\u09d7])\u09bc/g, '\u09bc$1'],
  [/([\u0981-\u0983])([\u09be-\u09cc\u09d7]+)/g, '$2$1'],
  [/\u09be\u09c7/g, '\u09c7\u09be'],
  [/([\u0981-\u0983\u09bc\u09be-\u09cd\u09d7])\1+/g, '$1'],
];
/** A dot that belongs to no letter. */
export const strayDot = /\u09bc/g;

/** Letters that sound alike and are often confused. Only the weaker form treats them as the same. */
export const soundsAlike: Readonly<Record<string, string>> = {
  ৱ: 'ব',
  'ী': 'ি',
  ঈ: 'ই',
  'ূ': 'ু',
  ঊ: 'উ',
  শ: 'স',
  ষ: 'স',
  ণ: 'ন',
};

/** Words with the same meaning: ordinals and their numbers, and short names of a semester. */
export const sameWord: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  প্রথম: '1',
  দ্বিতীয়: '2',
  তৃতীয়: '3',
  চতুর্থ: '4',
  পঞ্চম: '5',
  ষষ্ঠ: '6',
  সপ্তম: '7',
  অষ্টম: '8',
  sem: 'semester',
  dept: 'department',
  maths: 'mathematics',
  math: 'mathematics',
};
