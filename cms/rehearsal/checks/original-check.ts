/** Checks that documents are final, signed and dated. */

import {
  beginsWithOneOf,
  endsWithOneOf,
  hasOneOf,
  isOneOfPhrases,
  spacedWords,
  withoutPhrases,
} from '../../reading/phrases.ts';
import { mentionsIn } from '../../reading/written-years.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Limits } from '../rules.ts';
import {
  documentsIn,
  type EvidenceDocument,
  inDocument,
  nameWithoutEnding,
  wordsOf,
} from './documents.ts';

type OriginalLimits = Limits<'original-documents'>;

export const originalDocuments = ({ report }: CheckContext, limits: OriginalLimits): NewFinding[] =>
  documentsIn(report).flatMap((document) => [
    ...drafts(document, limits),
    ...typedSignatures(document, limits),
    ...undated(document, limits),
  ]);

/** Lines at the beginning of a document that say what it is. */
const HEADING_LINES = 5;
/** Characters of such a line. */
const LONGEST_HEADING = 90;
/** Characters of a finding that are quoted. */
const QUOTED = 60;

function drafts(document: EvidenceDocument, { drafts, 'not-drafts': others }: OriginalLimits) {
  const names = [nameWithoutEnding(document.file), document.set.title];
  const named = names.find((name) => isDraft(name, drafts, others));
  const found = document.pages
    .flatMap(({ number, text }) =>
      linesOf(text).map((line, at) => ({
        line,
        number,
        isHeading: number === 1 && at < HEADING_LINES,
      })),
    )
    .find(({ line, isHeading }) =>
      isHeading
        ? isDraft(line, drafts, others)
        : line.length <= LONGEST_HEADING && isOneOfPhrases(spacedWords(line), drafts),
    );
  if (found) {
    const words = found.line.slice(0, QUOTED);
    const values = { words, page: found.number };
    return [inDocument(document, { code: 'documentDraft', values })];
  }
  return named === undefined
    ? []
    : [inDocument(document, { code: 'namedDraft', values: { words: named.slice(0, QUOTED) } })];
}

/** True for a short line that calls its document a draft. A demand draft is none. */
function isDraft(line: string, drafts: readonly string[], others: readonly string[]): boolean {
  if (line.length > LONGEST_HEADING) return false;
  const words = withoutPhrases(spacedWords(line), others);
  return beginsWithOneOf(words, drafts) || endsWithOneOf(words, drafts);
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^# /, '').trim())
    .filter(Boolean);

/** A text in which the signs of a typed signature have one form: `Sd /-` becomes `sd/-`. */
const withJoinedSigns = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replaceAll(' /', '/')
    .replaceAll('/ ', '/')
    .replaceAll('./', '/');

function typedSignatures(
  document: EvidenceDocument,
  { 'typed-signatures': typed, 'signed-copies': copies }: OriginalLimits,
): NewFinding[] {
  const page = document.pages.find(({ text }) => {
    const joined = withJoinedSigns(text);
    return typed.some((sign) => hasAtWordStart(joined, sign));
  });
  if (!page || hasOneOf(wordsOf(document), copies)) return [];
  return [inDocument(document, { code: 'signatureTyped', values: { page: page.number } })];
}

/** True if a text has these characters and no letter before them. */
function hasAtWordStart(text: string, characters: string): boolean {
  for (let at = text.indexOf(characters); at >= 0; at = text.indexOf(characters, at + 1))
    if (!/[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
}

/** Characters of the head and lines of the end of a letter, where its date is. */
const HEAD = 300;
const END_LINES = 3;

function undated(
  document: EvidenceDocument,
  { letters, references, dates }: OriginalLimits,
): NewFinding[] {
  const { file, pages } = document;
  // A part that was not read may have the date.
  if (file.text?.problem) return [];
  const text = pages.map((page) => page.text).join('\n');
  const lines = linesOf(text);
  const begin = lines.findIndex((line) =>
    beginsWithOneOf(spacedWords(line.slice(0, LONGEST_HEADING)), letters),
  );
  // The date is above the subject.
  const head = (begin > 0 ? lines.slice(0, begin + 1) : lines).join('\n').slice(0, HEAD);
  const hasReference = hasOneOf(spacedWords(head), references);
  if (!hasReference && begin < 0) return [];
  // The recognition does not read a day that was written by hand.
  if (file.text?.read === 'ocr' && hasOneOf(wordsOf(document), dates)) return [];
  const hasDay = (part: string) => mentionsIn(part).some(({ kind }) => kind === 'day');
  const isDated = hasReference
    ? hasDay(head) ||
      hasDay(lines.slice(-END_LINES).join('\n')) ||
      lines.some(
        (line) => line.length <= HEAD && hasOneOf(spacedWords(line), dates) && hasDay(line),
      )
    : hasDay(text);
  return isDated ? [] : [inDocument(document, { code: 'letterUndated', values: {} })];
}
