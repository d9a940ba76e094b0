/** Turns the fields of an entry into plain text, for the citations of both formats. */
import { tidy } from '../platform/decoders/decode-text.ts';
import type { Citation, Entry } from './citation.ts';
import { citationLimits } from './preview.ts';

/**
 * Signs that the reader of LaTeX takes for others or for markup, by the private letter that stands in place of each while it
 * reads: how the sign is written, and the sign.
 */
export const keptSigns: Readonly<Record<string, readonly [written: RegExp, sign: string]>> = {
  '\ue000': [/</g, '<'],
  '\ue001': [/>/g, '>'],
  '\ue002': [/(?<!\\)\\\{/g, '{'],
  '\ue003': [/(?<!\\)\\\}/g, '}'],
};
const withSigns = (text: string): string =>
  text.replace(/[\ue000-\ue003]/g, (letter) => keptSigns[letter]?.[1] ?? letter);

/** An entry, or the reason why it cannot be imported. */
export function entryOf(name: string, citation: Citation | undefined): Entry {
  const shortName = plain(name).slice(0, 200);
  if (!citation) return { name: shortName, problem: 'unreadable' };
  return isTooLong(citation)
    ? { name: shortName, problem: 'tooLong' }
    : { name: shortName, citation };
}

/** True if a field, or a value of its list, is longer than the limit. */
const isTooLong = (citation: Citation): boolean =>
  Object.values(citation)
    .flat()
    .some((value) => String(value).length > citationLimits.field);

/** The names of a list, at most as many as the limit. “et al.” stands for the others. */
export function namesOf(names: readonly string[] = []): string[] {
  const written = names
    .map((name) => plain(name).replace(/(?<![⁰-⁹¹²³*†‡§])[⁰-⁹¹²³*†‡§]+$| \d{4}$/u, ''))
    // BibLaTeX has options such as useprefix=false among the names.
    .filter((name) => name && !/^[a-z]+=\w+$/.test(name));
  const listed = written.filter((name) => !/^(others|et al\.?)$/i.test(name));
  const first = listed.slice(0, citationLimits.authors);
  return first.length < written.length ? [...first, 'et al.'] : first;
}

/** The page numbers of a field, with one hyphen between them. */
export const pagesOf = (pages: unknown): string =>
  plain(pages).replace(/ ?(?:-{2,}|[–—]) ?| - /g, '-');

/** The numbers of a list that may be an ISSN or an ISBN. */
export const numbersIn = (numbers: string): string[] =>
  plain(numbers)
    .split(/[,;/]|\band\b|(?<=\b\d{4}-?\d{3}[\dX]|-[\dX])\s+(?=\d{4}-?\d{3}[\dX]\b|\d{1,5}-)/i)
    .map((number) => number.trim())
    .filter(Boolean)
    .slice(0, 20);

/** An address or DOI without LaTeX. */
export const addressOf = (address: unknown): string =>
  withSigns(String(address ?? ''))
    .trim()
    .replace(/^\\url\s*\{(.*)\}$/, '$1')
    .replace(/\\(?=[_%#&~$])/g, '');

const entities: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text without markup, entities of HTML, and accents without a letter. */
export const plain = (text: unknown): string =>
  tidy(
    withSigns(String(text ?? '').replace(/[{}]/g, ''))
      .replace(
        /<\/?(?:a|i|b|u|br|em|strong|sup|sub|span|tt|sc|p|scp|code|enquote|jats:[\w-]+|mml:\w+)(?:\s[^<>]*)?>/gi,
        '',
      )
      .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (entity, code?: string, name = '') =>
        code
          ? String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff))
          : (entities[name] ?? entity),
      )
      .replace(/ı(?=[\u0300-\u036f])/g, 'i')
      // Letters of formulas, such as 𝜇, and indices of commands that the library does not know.
      .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
      .replace(/(?<=[\p{L})])_(\d)(?![\w.])/gu, (_, digit) =>
        String.fromCodePoint(0x20_80 + Number(digit)),
      )
      .replace(/`([^`']{1,200})'/g, '‘$1’')
      .replace(/(?:\s|(?<![\p{L}\p{M}\p{N}\p{S}]))[\u0300-\u036f]+/gu, ''),
  ).replace(/\s+/g, ' ');
