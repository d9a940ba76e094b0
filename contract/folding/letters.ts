/** Letters that are one to whoever searches, whichever is typed. */

/** What no reader sees: zero-width characters, soft hyphens. */
export const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The three letters that NFC leaves apart, in one character each; ৰ as র; Assamese digits. */
export const alike: Readonly<Record<string, string>> = {
  '\u09af\u09bc': '\u09df',
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  ৰ: 'র',
  '০': '0',
  '১': '1',
  '২': '2',
  '৩': '3',
  '৪': '4',
  '৫': '5',
  '৬': '6',
  '৭': '7',
  '৮': '8',
  '৯': '9',
};

/** Sounds alike, and is often written one for the other: the weaker level. */
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

/** Ordinals are told by their number, and a semester is called so. */
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
