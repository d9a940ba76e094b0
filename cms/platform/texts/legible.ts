/**
 * Decides if the text of a PDF page consists of real words. If not, its picture is recognised
 * instead.
 */

/** Starts with a mark that can only follow a letter, so a word was split. */
const cut = /^[\u09be-\u09cd\u09d7]/u;
const bengali = /[\u0985-\u09b9\u09ce\u09dc-\u09df\u09f0\u09f1]/u;
/** English words: lower case, capitalised, or all capitals; long ones with a vowel. */
const latin = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+s?)(?:['’./&-](?:\p{Lu}?\p{Ll}+|\p{Lu}+))*$/u;
const vowel = /[aeiouyAEIOUY]/;
const number = /^[\p{Nd}\p{P}\p{S}]+$/u;
/** Characters that fonts older than Unicode use for their letters. */
const upperHalf = /[\u00a1-\u00ff\u0152-\u0192\u02c6\u02dc\u2020-\u2022\u2030\u2039-\u203a\u20ac]/u;

/** Minimum number of words for a decision. */
const MIN_WORDS = 12;
/**
 * Minimum average length of Assamese words. Real text has about six letters, text split into
 * syllables two or three.
 */
const SHORTEST_MEAN = 3.6;
const MOST_DOUBTFUL = 0.4;
/**
 * Characters per word that are checked. Longer ones are not words, and may be made to slow the
 * check down.
 */
const LONGEST_WORD = 100;

export function isLegible(text: string): boolean {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD));
  const assamese = words.filter((word) => bengali.test(word) || cut.test(word));
  if (assamese.length >= MIN_WORDS) {
    const letters = assamese.reduce((sum, word) => sum + word.length, 0);
    if (letters / assamese.length < SHORTEST_MEAN) return false;
    if (assamese.filter((word) => cut.test(word)).length > assamese.length / 50) return false;
  }
  const others = words.filter((word) => !bengali.test(word) && !cut.test(word));
  if (others.length < MIN_WORDS) return true;
  return others.filter(isUnlikelyWord).length <= others.length * MOST_DOUBTFUL;
}

function isUnlikelyWord(word: string): boolean {
  if (number.test(word) && !upperHalf.test(word)) return false;
  const bare = word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  if (!bare || /\p{Nd}/u.test(bare)) return upperHalf.test(word);
  if (/^[\u0900-\u097f\u0a00-\uffff]/u.test(bare)) return false;
  return !latin.test(bare) || (bare.length > 3 && !vowel.test(bare) && !/^\p{Lu}+s?$/u.test(bare));
}
