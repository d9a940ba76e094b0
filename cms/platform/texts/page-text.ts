/** The text of a page as a file or the recognition gives it: if it can be read, its errors, its paragraphs. */

/** Text of a page of a file: paragraphs separated by an empty line; a heading starts with `# `. */
export interface PageText {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** A list item or table row always starts a new line. */
const startsParagraph =
  /^(?:[•●▪■*–-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s|[০-৯]{1,3}[.)।]\s)/iu;
const endsSentence = /[.!?:।॥;]["’”)]*$/u;
/** Share of the longest line, in letters. A shorter line was ended on purpose. */
const FULL = 0.8;
const SHORT = 30;
const LONGEST_HEADING = 70;

/**
 * Joins the lines of a page to paragraphs, because files mark line ends but seldom paragraphs.
 * Paragraphs are separated by an empty line; a heading starts with `# `. '' without words.
 */
export function paragraphsOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const full = Math.max(SHORT, FULL * longest);
  const pieces: string[] = [];
  let continues = false;
  for (const line of lines) {
    if (!line || isHeading(line) || startsParagraph.test(line)) continues = false;
    if (!line) continue;
    if (continues) appendLine(pieces, line);
    else pieces.push(pieces.length > 0 ? '\n\n' : '', isHeading(line) ? `# ${line}` : line);
    continues = line.length >= full && !isHeading(line);
  }
  return pieces.join('');
}

/** A line in capitals, as offices write headings. */
const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING &&
  /\p{Lu}{4}/u.test(line) &&
  !/\p{Ll}/u.test(line) &&
  !endsSentence.test(line);

/** Appends a line, and joins a word that was hyphenated. */
function appendLine(pieces: string[], line: string): void {
  const before = pieces.at(-1) ?? '';
  const isDivided = /\p{Ll}-$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line);
  if (isDivided) pieces.splice(-1, 1, before.slice(0, -1), line);
  else pieces.push(' ', line);
}

const CONSONANT = String.raw`[\u0995-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1]\u09bc?`;
const STROKE = String.raw`[\u09f7|]`;

const finalAa = new RegExp(`(${CONSONANT})${STROKE}(?!${STROKE})`, 'gu');
const finalO = new RegExp(`\\u09c7${STROKE}`, 'gu');
const danda = new RegExp(`(?<=[\\u0980-\\u09ff'’]\\s?)${STROKE}(?=\\s|$)`, 'gmu');

/**
 * Corrects frequent errors in recognised Assamese text: a final া is recognised as the fraction sign ৷ or as a stroke, ো as
 * ে with one of these, and । as either after a space.
 */
export const fixRecognition = (text: string): string =>
  text.replace(finalAa, '$1\u09be').replace(finalO, '\u09cb').replace(danda, '।');

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

/** True if the text of a PDF page consists of real words. If not, its picture is recognised instead. */
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

/** A capital or a sign within a small word, as fonts older than Unicode have in most words of Assamese. */
const oddShape = /\p{Ll}\p{Lu}|\p{L}[[\]{}|;=+]\p{L}/u;
/** Signs of the upper half within a word, or several of them. */
const signs =
  /\p{L}[\u00a1-\u00bf\u00d7\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u221a\u2248-\u2265\u25ca]{1,9}\p{L}|[\u00a1-\u00bf\u00d7\u00f7\u02c6-\u02dd]{2}/u;

/** Odd words of a line that show a font older than Unicode: one if the file has such a font, else as many as chance hardly makes. */
const leastOdd = (hasOldFont: boolean) => (hasOldFont ? 1 : 3);

/** A text without its lines in fonts older than Unicode, which their letters show as meaningless Latin words. */
export function withoutOldFonts(text: string, hasOldFont = false): string {
  const isOld = (line: string): boolean => {
    const words = line.split(/\s+/).map((word) => word.slice(0, LONGEST_WORD));
    const odd = words.filter(
      (word) =>
        word.length > 3 && (signs.test(word) || (oddShape.test(word) && isUnlikelyWord(word))),
    );
    return odd.length >= leastOdd(hasOldFont) && odd.length >= words.length / 4;
  };
  return text
    .split('\n')
    .filter((line) => !isOld(line))
    .join('\n');
}

function isUnlikelyWord(word: string): boolean {
  if (number.test(word) && !upperHalf.test(word)) return false;
  const bare = word.replace(/^[\p{P}\p{S}]+|(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/gu, '');
  if (!bare || /\p{Nd}/u.test(bare)) return upperHalf.test(word);
  if (/^[\u0900-\u097f\u0a00-\uffff]/u.test(bare)) return false;
  return !latin.test(bare) || (bare.length > 3 && !vowel.test(bare) && !/^\p{Lu}+s?$/u.test(bare));
}
