/**
 * Suggests corrected queries: with words of the vocabulary, and only queries that find something.
 */
import { queryWordsOf, soundOf } from '@college/contract/folding/folding';
import type { Payload } from 'payload';
import { hasMatch } from '../index/candidates.ts';
import { wordsInVocabulary, wordsLike } from '../index/words.ts';
import { anyMatchOf, type Query, termsOf } from './query.ts';
import type { Settings } from './settings.ts';

/** Upper bounds of replacements tried per word, and of suggestions. */
const MOST_TRIED = 4;
const MOST = 3;
/** Upper bound of corrected words. With more misspelt words the meaning is a guess. */
const MOST_CORRECTED = 2;

/** Slips allowed in a word of this many letters. */
const slips = (length: number) => (length < 5 ? 1 : 2);

async function wordsFor(word: string, payload: Payload): Promise<string[]> {
  const sound = soundOf(word);
  const most = slips(sound.length);
  const likely = (await wordsLike(sound, most, payload)).map((one) => ({
    ...one,
    far: distance(sound, one.sound, most),
    // Prefers words with the same first letter, because people seldom mistype it.
    beginsOtherwise: one.sound[0] === sound[0] ? 0 : 1,
  }));
  const sorted = likely
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far || one.beginsOtherwise - other.beginsOtherwise);
  return [...new Set(sorted.map(({ written }) => written))].slice(0, MOST_TRIED);
}

/**
 * Corrected queries that find something, the likeliest first.
 *
 * @param query the parsed form of `q`
 */
export async function correctionsOf(
  q: string,
  { terms, known }: Query,
  settings: Settings,
  payload: Payload,
  signal?: AbortSignal,
): Promise<string[]> {
  const vocabulary = await wordsInVocabulary(
    terms.map(({ word }) => word),
    payload,
  );
  const isKnown = ({ word, others }: Query['terms'][number]) =>
    vocabulary.has(word) ||
    settings.synonyms.has(word) ||
    others.some((spelling) => spelling.every((part) => known.there.has(part)));
  const unknown = new Set(terms.filter((term) => !isKnown(term)).map(({ word }) => word));
  if (unknown.size === 0 || unknown.size > MOST_CORRECTED) return [];
  const replacements = new Map<string, string[]>();
  for (const word of unknown) {
    signal?.throwIfAborted();
    const likely = await wordsFor(word, payload);
    if (likely.length === 0) return [];
    replacements.set(word, likely);
  }
  const corrections: string[] = [];
  const lists = [...replacements.values()];
  for (let at = 0; at < MOST_TRIED && corrections.length < MOST; at += 1) {
    // The likeliest replacement of each word, then the next ones.
    if (!lists.some((list) => list[at])) break;
    signal?.throwIfAborted();
    const replacementOf = (word: string) =>
      replacements.get(word)?.[at] ?? replacements.get(word)?.[0];
    const all = terms.map((term) => {
      const corrected = replacementOf(term.word);
      return corrected === undefined
        ? anyMatchOf(term, known)
        : { all: termsOf(corrected).map(({ folded }) => ({ word: folded })) };
    });
    if (await hasMatch({ all }, payload))
      corrections.push(
        queryWordsOf(q)
          .map(({ folded, written }) => replacementOf(folded) ?? written)
          .join(' '),
      );
  }
  return corrections;
}

/**
 * Edit distance: letters left out, added, replaced, or swapped with a neighbour.
 *
 * @param most beyond this distance the result is only some larger number
 */
export function distance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  let [from, to] = [[...one], [...other]];
  // Skips the common beginning and end.
  let alike = 0;
  while (alike < Math.min(from.length, to.length) && from[alike] === to[alike]) alike += 1;
  [from, to] = [from.slice(alike), to.slice(alike)];
  while (from.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  const { length } = to;
  if (Math.abs(from.length - length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const letter = from[row];
    const next = [row + 1];
    let least = row + 1;
    for (let column = 0; column < length; column += 1) {
      const likewise = to[column];
      let steps = Math.min(
        (last[column] ?? 0) + (letter === likewise ? 0 : 1),
        (last[column + 1] ?? 0) + 1,
        (next[column] ?? 0) + 1,
      );
      if (row > 0 && letter === to[column - 1] && from[row - 1] === likewise)
        steps = Math.min(steps, (before[column - 1] ?? 0) + 1);
      next.push(steps);
      if (steps < least) least = steps;
    }
    // A swap looks back two rows and adds one.
    if (least > most + 1) return most + 1;
    [before, last] = [last, next];
  }
  return last[length] ?? 0;
}
