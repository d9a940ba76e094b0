/** Names of months as people write them. */
import { months } from '@college/contract/days/months';

/** Other spellings in Assamese, by the usual one. */
const spellings: Partial<Record<string, readonly string[]>> = {
  জানুৱাৰী: ['জানুৱাৰি'],
  ফেব্ৰুৱাৰী: ['ফেব্ৰুৱাৰি'],
  মে: ["মে'", 'মে’'],
  আগষ্ট: ['আগস্ট'],
  ছেপ্টেম্বৰ: ['ছেপ্তেম্বৰ', 'চেপ্টেম্বৰ'],
  নৱেম্বৰ: ['নবেম্বৰ'],
  ডিচেম্বৰ: ['ডিছেম্বৰ'],
};
const assamese = months.as.map((name) => [...(spellings[name] ?? []), name]);
const english = months.en.map((name) => name.toLowerCase());
const short = english.map((name) => name.slice(0, 3));

/** A text with the Assamese ৰ, also where a Bengali keyboard or the recognition of a scan wrote the Bengali one. */
export const withAssameseR = (text: string): string => text.replaceAll('র', 'ৰ');

/**
 * A part of a regular expression with the flags `i` and `u` that matches the name of a month: in English from its first
 * three letters on, because the recognition of scans mistakes the others, or in Assamese. The letters are bounded, because
 * the time of a search would otherwise grow with the square of a text of months.
 */
export const MONTH = `(?:(?:${short.join('|')})[a-z]{0,9}\\.?|${assamese.flat().join('|')})`;

/** The number of a month, 1 to 12, by a name that matches `MONTH`; 0 for other texts. */
export const monthNamed = (name = ''): number =>
  1 +
  Math.max(
    short.indexOf(name.slice(0, 3).toLowerCase()),
    assamese.findIndex((names) => names.includes(name)),
  );

/** The number of a month by its full or usual short name; undefined for other words. */
export function monthOf(word: string): number | undefined {
  const name = word.toLowerCase().replace(/^sept$/, 'sep');
  const isName = [...english, ...short, ...assamese.flat()].includes(name);
  return isName ? monthNamed(name) : undefined;
}
