/** Checks that papers have an ISSN and books an ISBN, with a last digit that fits. */
import { latinDigits } from '@college/contract/latin-digits';
import { digitsOf, isIsbn, isIssn } from '../../reading/identifiers.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { inRow, isNothing, type Place, sheetsIn } from './place.ts';

type NumberKind = 'ISSN' | 'ISBN';
/** True for a number such as 0000-0000, whose check digit is right although nothing has this number. */
const isPlaceholder = (digits: string) => /^(\d)\1*$/.test(digits);
const named: Record<NumberKind, RegExp> = { ISSN: /\bISSN\b/i, ISBN: /\bISBN\b/i };
const isValid: Record<NumberKind, (text: string) => boolean> = {
  // Sheets often leave out the hyphen.
  ISSN: (text) =>
    !isPlaceholder(digitsOf(text)) && isIssn(digitsOf(text).replace(/^(.{4})/, '$1-')),
  ISBN: (text) => !isPlaceholder(digitsOf(text)) && isIsbn(digitsOf(text)),
};

export function badIssnIsbn({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) =>
    (['ISSN', 'ISBN'] as const).flatMap((kind) => badNumbers(place, kind)),
  );
}

function badNumbers(place: Place, kind: NumberKind): NewFinding[] {
  const { sheet } = place;
  const required = kind === 'ISSN' ? sheet.template?.use.issn : sheet.template?.use.isbn;
  const columnByName = sheet.header.findIndex((cell) => named[kind].test(cell));
  const column = (required === undefined ? undefined : sheet.columns.get(required)) ?? columnByName;
  if (column < 0) return [];
  // A column of both kinds takes either number.
  const isEither =
    /issn/i.test(sheet.header[column] ?? '') && /isbn/i.test(sheet.header[column] ?? '');
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const cell = (entry.cells[column] ?? '').trim();
    if (isNothing(cell))
      return required
        ? [inRow(place, entry, { code: 'numberMissing', values: { kind }, part: kind })]
        : [];
    const numbers = numbersIn(latinDigits(cell), kind);
    const wrong = numbers.find(
      (text) => !isValid[kind](text) && !(isEither && (isValid.ISSN(text) || isValid.ISBN(text))),
    );
    if (numbers.length > 0 && wrong === undefined) return [];
    const values = { value: wrong ?? cell, kind };
    return [inRow(place, entry, { code: 'numberInvalid', values, part: kind })];
  });
}

/** Numbers in a cell such as `ISSN (print): 0973-1234, (online) 2321-5674`. */
function numbersIn(cell: string, kind: NumberKind): string[] {
  const pattern = kind === 'ISSN' ? /[\dX][\dX\s-‐–]{5,}[\dX]/gi : /[\d][\dX\s-‐–]{7,}[\dX]/gi;
  const names = cell.replace(/\b(?:[ep]?-?\s*issn|isbn(?:-?1[03])?)\b\s*(?:no\.?|number)?/gi, ',');
  return names
    .split(/[,;/|\n&]|\band\b/i)
    .flatMap((part) => part.match(pattern) ?? [])
    .map((text) => text.trim());
}
