/** Stretches of a text, marked where its words answer a query. */

import { foldAll } from '@college/contract/folding/folding';
import { fits, havePhrases, type Term, termsForText } from '@college/contract/folding/terms';
import type { Passage } from '@college/contract/search';

/** Words of an excerpt, and how many of them stand before the first one that was found. */
const LENGTH = 32;
const BEFORE = 8;
/** Characters of a text that are looked through: what is longer was read from a file, page by page. */
const LONGEST = 50_000;

interface Piece {
  text: string;
  /** Which of the terms it answers. */
  terms: number[];
}

/** Folded words of pieces of any text, because folding one takes longer than looking it up. */
const foldedPieces = new Map<string, string[]>();
const MOST_FOLDED = 20_000;
/** What is longer stands nowhere else. */
const LONGEST_FOLDED = 40;

function wordsIn(piece: string): string[] {
  const before = foldedPieces.get(piece);
  if (before) return before;
  const words = foldAll(piece);
  if (piece.length > LONGEST_FOLDED) return words;
  if (foldedPieces.size >= MOST_FOLDED) foldedPieces.clear();
  foldedPieces.set(piece, words);
  return words;
}

/** The terms as these pieces of one text can answer them. */
function termsFor(list: readonly string[], terms: readonly Term[]): readonly Term[] {
  if (!havePhrases(terms)) return terms;
  const words = new Set(list.flatMap(wordsIn));
  return termsForText(terms, (word) => words.has(word));
}

/** By the terms of a query: words come again and again in what it finds. */
const known = new WeakMap<readonly Term[], Map<string, number[]>>();

function termsIn(piece: string, terms: readonly Term[]): number[] {
  const pieces = known.get(terms) ?? new Map<string, number[]>();
  known.set(terms, pieces);
  const before = pieces.get(piece);
  if (before) return before;
  const words = wordsIn(piece);
  const answers = (term: Term) => words.some((word) => fits(term, word) > 0);
  const found = terms.flatMap((term, index) => (answers(term) ? [index] : []));
  pieces.set(piece, found);
  return found;
}

const split = (text: string): string[] =>
  text.slice(0, LONGEST).toWellFormed().split(/\s+/).filter(Boolean);

function pieces(text: string, terms: readonly Term[]): Piece[] {
  const list = split(text);
  const own = termsFor(list, terms);
  return list.map((piece) => ({ text: piece, terms: termsIn(piece, own) }));
}

/** What stands before a word, the word, and what stands behind it. */
const aroundWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** Neighbours that are alike become one stretch; only words are marked, and what is between them. */
function passageOf(list: readonly Piece[]): Passage {
  const passage: Passage = [];
  const add = (text: string, found: boolean) => {
    const last = passage.at(-1);
    if (last?.found === found) last.text += text;
    else if (text) passage.push({ text, found });
  };
  for (const [index, { text, terms }] of list.entries()) {
    const isLast = index === list.length - 1;
    const [, before = '', word = '', behind = ''] = aroundWord.exec(text) ?? [];
    const found = terms.length > 0;
    if (!found) add(isLast ? text : `${text} `, false);
    else {
      add(before, false);
      add(word, true);
      const isNextFound = (list[index + 1]?.terms.length ?? 0) > 0;
      const after = isLast ? behind : `${behind} `;
      // A space between two words that were found is marked with them.
      add(after, after === ' ' && isNextFound);
    }
  }
  return passage;
}

/** All of a title. */
export const marked = (text: string, terms: readonly Term[]): Passage =>
  passageOf(pieces(text, terms));

/** How many of the terms a text answers. */
export function answered(text: string, terms: readonly Term[]): number {
  const found = new Set<number>();
  const list = split(text);
  const own = termsFor(list, terms);
  for (const piece of list) {
    for (const term of termsIn(piece, own)) found.add(term);
    if (found.size === terms.length) break;
  }
  return found.size;
}

/** Where most of the terms stand together; the beginning where none does. */
export function excerptOf(text: string, terms: readonly Term[]): Passage {
  const all = pieces(text, terms);
  const hits = all.flatMap(({ terms: here }, index) => (here.length > 0 ? [index] : []));
  const together = (from: number) =>
    new Set(all.slice(from, from + LENGTH - BEFORE).flatMap((piece) => piece.terms)).size;
  let [best, most] = [hits[0] ?? 0, 0];
  for (const hit of hits) {
    if (most === terms.length) break;
    const count = together(hit);
    if (count > most) [best, most] = [hit, count];
  }
  const from = Math.max(0, best - BEFORE);
  const shown = all.slice(from, from + LENGTH).map((piece) => ({ ...piece }));
  const [first, last] = [shown[0], shown.at(-1)];
  if (first && from > 0) first.text = `… ${first.text}`;
  if (last && from + LENGTH < all.length) last.text += ' …';
  return passageOf(shown);
}
