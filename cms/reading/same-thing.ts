/** Recognises works and people that are written in two ways: a title without its subtitle, a short journal, another spelling. */
import { comparableLetters, comparableText } from './comparable.ts';
import { comparableDoi } from './identifiers.ts';

/** Words that titles are written with or without. */
const smallWords = new Set(['a', 'an', 'the', 'of', 'and', 'in', 'on', 'for', 'to']);
/** The sign between a title and its subtitle. */
const beforeSubtitle = /\s{0,3}(?:[:;?]|\s[-–—]|[–—])\s+/u;
/** Letters of a title that may stand without its subtitle. A short one, such as `Editorial`, belongs to many works. */
const LETTERS_OF_TITLE = 12;

const wordsOf = (text: string): string[] =>
  comparableText(text)
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word));

/** A title in the forms that are compared. */
export interface Title {
  /** The title without its subtitle. */
  main: string;
  /** '' without any. */
  subtitle: string;
}

/** `Rain: A study of Assam` in its two parts. `Part II` belongs to the title, because it tells works apart. */
export function titleOf(text: string): Title {
  const [before = '', ...after] = text.split(beforeSubtitle);
  const words = wordsOf(before);
  const rest = wordsOf(after.join(' '));
  const isPart = /^(?:part|vol|volume|no|[ivx]+|\d+)$/.test(rest[0] ?? '');
  return isPart || words.length < 2 || words.join('').length < LETTERS_OF_TITLE
    ? { main: [...words, ...rest].join(' '), subtitle: '' }
    : { main: words.join(' '), subtitle: rest.join(' ') };
}

/** True if two titles with the same main part are one. */
export const isSameSubtitle = (one: Title, other: Title): boolean =>
  one.subtitle === '' || other.subtitle === '' || one.subtitle === other.subtitle;

/** True for `Indian J. Tradit. Knowl.`, `IJTK` and `The Indian Journal of Traditional Knowledge`. */
export function isSameJournal(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  const [short, long] = a.length === 1 && b.length > 1 ? [a, b] : [b, a];
  const initials = long.map((word) => word[0]).join('');
  if (short.length === 1 && long.length > 1) return short[0] === initials;
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  // The longer name may have a city or a series.
  let at = 0;
  return fewer.every((word) => {
    while (at < more.length && !isShortened(word, more[at] ?? '')) at += 1;
    at += 1;
    return at <= more.length;
  });
}

const isShortened = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Words that the name of a programme has or lacks. */
const programmeWords =
  /^(?:honours|hons|major|general|regular|pass|core|cbcs|fyugp|nep|degree|programme|course)$/;

const subjects: Readonly<Record<string, string>> = { science: 'sc', arts: 'a', commerce: 'com' };

/** The words of a programme, with its degree as one word: `bsc` of B.Sc. and Bachelor of Science. */
const wordsOfProgramme = (name: string): string[] =>
  wordsOf(
    comparableText(name)
      .replace(
        /\b([bm])(?:achelor|aster)s? (?:of|in) (science|arts|commerce)\b/g,
        (_, level: string, subject: string) => `${level}${subjects[subject] ?? ''}`,
      )
      .replace(/\b([bmp]) (?=(?:a|sc|com|ed|voc|tech|lib|phil)\b)/g, '$1'),
  ).filter((word) => !programmeWords.test(word));

/** The name of a programme for comparison: `bsc physics` of `B.Sc. in Physics (Honours)`. */
export const comparableProgramme = (name: string): string =>
  wordsOfProgramme(name).sort().join(' ');

/** True for two names of a programme of which one has more words. */
export function isSameProgramme(one: string, other: string): boolean {
  const [a, b] = [wordsOfProgramme(one), wordsOfProgramme(other)];
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

/** Letters of a subject from which another ending makes no other subject: Accounting and Accountancy. */
const STEM = 6;

/** True for `phy` and `physics`, `maths` and `mathematics`, `edn` and `education`. */
const isSameSubject = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isContracted =
    short.length > 2 && long.startsWith(short.slice(0, -1)) && long.endsWith(short.slice(-1));
  const hasStem = short.length >= STEM && long.startsWith(short.slice(0, STEM));
  return long.startsWith(short) || isContracted || hasStem;
};

/** True for `BSc in Phy` and `B.Sc. Physics`, which a verifier does not take for one. */
export function isAbbreviatedProgramme(one: string, other: string): boolean {
  const [a, b] = [wordsOfProgramme(one), wordsOfProgramme(other)];
  return (
    a.length > 0 &&
    a.length === b.length &&
    a.every((word) => b.some((each) => isSameSubject(word, each)))
  );
}

/** The DOI in a link, or the address without what makes no difference; '' for an empty cell. */
export function comparableLink(text: string): string {
  const doi = comparableDoi(text);
  if (doi) return doi;
  const [address = ''] = text.trim().toLowerCase().split('#');
  const [page = ''] = address.split(/[?&]utm_/);
  return page.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/$/, '');
}

/** A number as it is compared, such as a roll number: some write 21/1/15, and others 21115. */
interface NumberForms {
  /** Groups of digits apart, without zeros before them. */
  parted: string;
  /** Digits without signs between them. */
  joined: string;
}

const numberForms = (text: string): NumberForms => {
  const letters = comparableLetters(text);
  return {
    parted: letters.replace(/(?<!\p{Nd})0+(?=\p{Nd})/gu, ''),
    joined: letters.replaceAll(' ', ''),
  };
};

/**
 * Keys of a number. Two numbers are the same if `looked` of one has a key in `stored` of the other: 21-1-15 is not 21-11-5,
 * but 21115 may be either.
 */
export function numberKeys(text: string): { stored: string[]; looked: string[] } {
  const { parted, joined } = numberForms(text);
  const isParted = parted.includes(' ');
  return {
    stored: [`=${parted}`, ...(isParted ? [`~${joined}`] : [`-${joined}`])],
    looked: [`=${parted}`, isParted ? `-${joined}` : `~${joined}`],
  };
}

/** Characters of a name that are compared. */
const LONGEST_NAME = 100;

/** Spellings of one sound in names: Mina and Meena, Chaudhury and Choudhuri. */
const sounds: [RegExp, string][] = [
  [/^(?:dr|prof|mr|mrs|ms|miss|smt|sri|shri|sjt|md|mohd|late)\s/, ''],
  [/ee|ei|ie|y(?![aeiou])/gu, 'i'],
  [/oo|ou/g, 'u'],
  [/au|aw/g, 'o'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/[zj]/g, 'j'],
  [/c(?!h)|q|k/g, 'k'],
  [/(?<=[bcdgjkpst])h/g, ''],
  [/(\p{L})\1+/gu, '$1'],
];
/** A name by its sound: that of `Dr. Meena Kalita` is `mina kalita`. */
const nameBySound = (name: string): string =>
  sounds.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    comparableText(name.slice(0, LONGEST_NAME)),
  );

/** Words beside a name: titles, posts and degrees. */
const besideName = new Set(
  [
    ...[
      'dr',
      'prof',
      'mr',
      'mrs',
      'ms',
      'miss',
      'smt',
      'sri',
      'shri',
      'phd',
      'professor',
      'lecturer',
    ],
    ...[
      'assistant',
      'associate',
      'asst',
      'asstt',
      'assoc',
      'principal',
      'hod',
      'ড',
      'ডঃ',
      'ডা',
      'ডাঃ',
    ],
    ...['শ্ৰী', 'শ্ৰীমতী', 'অধ্যাপক', 'অধ্যাপিকা', 'সহকাৰী', 'সহযোগী', 'অধ্যক্ষ'],
  ].map(comparableText),
);

/** A name without titles such as `Dr.` and without the post, for people of whom nothing else is known. */
export const comparablePerson = (name: string): string =>
  comparableText(name)
    .replace(/\bph d\b/, '')
    .split(' ')
    .filter((word) => word !== '' && !besideName.has(word))
    .sort()
    .join(' ');

/** True if two names of people with the same number are one person: by sound, or with initials or fewer words. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => nameBySound(name).split(' '));
  if (!a || !b) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const free = [...long];
  return short.every((word) => {
    const at = free.findIndex(
      (each) =>
        each === word || isInitial(word, each) || isInitial(each, word) || isTypo(each, word),
    );
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}

const isInitial = (letter: string, word: string) => letter.length === 1 && word.startsWith(letter);

/** Letters of a word from which one wrong letter does not make it another name. */
const LONG_NAME = 5;

/** True if one letter is wrong, missing or additional. */
function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LONG_NAME) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  );
}
