/** Excerpts of a text with the matching words marked. */

import { foldAll } from '@college/contract/folding/folding';
import { fits, havePhrases, type Term, termsForText } from '@college/contract/folding/terms';
import type { Passage } from '@college/contract/search';

/** Words of an excerpt, and words before the first match. */
const LENGTH = 32;
const BEFORE = 8;
/**
 * Characters of a text that are read. Longer texts come from files, which are read page by page.
 */
const LONGEST = 50_000;

interface Piece {
  text: string;
  /** Indexes of the terms that it matches. */
  terms: number[];
}

/**
 * Folded words by piece of text, shared by all queries, because a lookup is faster than folding.
 */
const foldedPieces = new Map<string, string[]>();
const MOST_FOLDED = 20_000;
/** Longer pieces are not cached, because they rarely occur twice. */
const LONGEST_FOLDED = 40;

function wordsIn(piece: string): string[] {
  const cached = foldedPieces.get(piece);
  if (cached) return cached;
  const words = foldAll(piece);
  if (piece.length > LONGEST_FOLDED) return words;
  if (foldedPieces.size >= MOST_FOLDED) foldedPieces.clear();
  foldedPieces.set(piece, words);
  return words;
}

/** The terms that can match in this text. */
function termsFor(list: readonly string[], terms: readonly Term[]): readonly Term[] {
  if (!havePhrases(terms)) return terms;
  const words = new Set(list.flatMap(wordsIn));
  return termsForText(terms, (word) => words.has(word));
}

/** Matching terms of a piece, cached per query, because results repeat the same words. */
const matchesByQuery = new WeakMap<readonly Term[], Map<string, number[]>>();

function termsIn(piece: string, terms: readonly Term[]): number[] {
  const pieces = matchesByQuery.get(terms) ?? new Map<string, number[]>();
  matchesByQuery.set(terms, pieces);
  const cached = pieces.get(piece);
  if (cached) return cached;
  const words = wordsIn(piece);
  const answers = (term: Term) => words.some((word) => fits(term, word) > 0);
  const matches = terms.flatMap((term, index) => (answers(term) ? [index] : []));
  pieces.set(piece, matches);
  return matches;
}

const split = (text: string): string[] =>
  text.slice(0, LONGEST).toWellFormed().split(/\s+/).filter(Boolean);

function pieces(text: string, terms: readonly Term[]): Piece[] {
  const list = split(text);
  const own = termsFor(list, terms);
  return list.map((piece) => ({ text: piece, terms: termsIn(piece, own) }));
}

const signsBefore = /^[^\p{L}\p{N}]*/u;
const signsBehind = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]*$/u;

/** Divides a word into the signs before it, itself, and the signs after it. */
function divided(text: string): [before: string, word: string, behind: string] {
  const [before = ''] = signsBefore.exec(text) ?? [];
  const rest = text.slice(before.length);
  const [behind = ''] = signsBehind.exec(rest) ?? [];
  return [before, rest.slice(0, rest.length - behind.length), behind];
}

/**
 * Joins neighbouring pieces that are both marked or both unmarked. Punctuation around a word is not
 * marked.
 */
function passageOf(list: readonly Piece[]): Passage {
  const passage: Passage = [];
  const add = (text: string, isMatch: boolean) => {
    const last = passage.at(-1);
    if (last?.found === isMatch) last.text += text;
    else if (text) passage.push({ text, found: isMatch });
  };
  for (const [index, { text, terms }] of list.entries()) {
    const isLast = index === list.length - 1;
    const [before, word, behind] = divided(text);
    const isMatch = terms.length > 0;
    if (!isMatch) add(isLast ? text : `${text} `, false);
    else {
      add(before, false);
      add(word, true);
      const isNextFound = (list[index + 1]?.terms.length ?? 0) > 0;
      const after = isLast ? behind : `${behind} `;
      // A space between two matches is marked too.
      add(after, after === ' ' && isNextFound);
    }
  }
  return passage;
}

/** The whole text with its matches marked. */
export const markMatches = (text: string, terms: readonly Term[]): Passage =>
  passageOf(pieces(text, terms));

/** Counts the terms that match in a text. */
export function countMatches(text: string, terms: readonly Term[]): number {
  const matches = new Set<number>();
  const list = split(text);
  const own = termsFor(list, terms);
  for (const piece of list) {
    for (const term of termsIn(piece, own)) matches.add(term);
    if (matches.size === terms.length) break;
  }
  return matches.size;
}

/** The part of a text where most terms match close together, or its beginning if none does. */
export function excerptOf(text: string, terms: readonly Term[]): Passage {
  const all = pieces(text, terms);
  const hits = all.flatMap(({ terms: here }, index) => (here.length > 0 ? [index] : []));
  const matchesAfter = (from: number) =>
    new Set(all.slice(from, from + LENGTH - BEFORE).flatMap((piece) => piece.terms)).size;
  let [best, most] = [hits[0] ?? 0, 0];
  for (const hit of hits) {
    if (most === terms.length) break;
    const count = matchesAfter(hit);
    if (count > most) [best, most] = [hit, count];
  }
  const from = Math.max(0, best - BEFORE);
  const excerpt = all.slice(from, from + LENGTH).map((piece) => ({ ...piece }));
  const [first, last] = [excerpt[0], excerpt.at(-1)];
  if (first && from > 0) first.text = `… ${first.text}`;
  if (last && from + LENGTH < all.length) last.text += ' …';
  return passageOf(excerpt);
}
