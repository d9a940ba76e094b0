/** Reads one entry with the library, and turns its item into a citation of plain text. */
import core, { type Item } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { tidy } from '../platform/decoders/decode-text.ts';
import type { Citation, Entry } from './citation.ts';
import { citationLimits } from './preview.ts';

/** Reads a text of a fixed format. With a free choice, the library would open texts that are addresses. */
export function parse(format: '@biblatex/text' | '@ris/file', text: string): Item {
  const options = { forceType: format, generateGraph: false, strict: true } as const;
  const [item] = core.plugins.input.chain(text, options);
  if (!item) throw new SyntaxError('There is no entry.');
  return item;
}

/** An entry, or the reason why it cannot be read. */
export function entryOf(name: string, read: () => Citation): Entry {
  const shortName = plain(name).slice(0, 200);
  try {
    const citation = read();
    return isTooLong(citation)
      ? { name: shortName, problem: 'tooLong' }
      : { name: shortName, citation };
  } catch {
    // The library throws errors of many kinds for an entry that it cannot read.
    return { name: shortName, problem: 'unreadable' };
  }
}

/** True if a field, or a value of its list, is longer than the limit. */
const isTooLong = (citation: Citation): boolean =>
  Object.values(citation)
    .flat()
    .some((value) => String(value).length > citationLimits.field);

type Name = NonNullable<Item['author']>[number];

function nameOf(name: Name): string {
  const parts = [
    name.given,
    name['dropping-particle'],
    name['non-dropping-particle'],
    name.family,
    name.suffix,
  ];
  const [literal = ''] = (name.literal ?? '').split(/(?<!\s)\s+(?=others$)/);
  const inverted = /^([^,]+),\s*([^,\s][^,]*)$/.exec(literal);
  const text = inverted ? `${inverted[2]} ${inverted[1]}` : literal;
  return plain(text || parts.filter(Boolean).join(' '));
}

function namesOf(names: Name[] = []): string[] {
  const written = names.map(nameOf).filter(Boolean);
  const hasOthers = ['others', 'et al.', 'et al'].includes(written.at(-1)?.toLowerCase() ?? '');
  const listed = hasOthers ? written.slice(0, -1) : written;
  const first = listed.slice(0, citationLimits.authors);
  return hasOthers || first.length < listed.length ? [...first, 'et al.'] : first;
}

export function citationOf(type: string, item: Item): Citation {
  const { issued = {} } = item;
  const dated = (issued['date-parts']?.[0] ?? []).map(Number);
  const date = dated.every(Number.isInteger) ? dated.slice(0, 3) : [];
  const numbers = plain(item.ISSN) + (item.ISBN ? `, ${plain(item.ISBN)}` : '');
  return {
    type,
    title: plain(item.title),
    authors: namesOf(item.author),
    editors: namesOf(item.editor),
    container: plain(item['container-title']),
    conference: plain(item['event-title']),
    publisher: plain(item.publisher),
    volume: plain(item.volume),
    issue: plain(item.issue),
    pages: plain(item.page).replace(/(?:(?<!\s)\s+)?((?<!-)-{2,}|[–—])\s*/g, '-'),
    edition: plain(item.edition),
    date,
    writtenDate: plain(issued.literal ?? issued.raw),
    doi: withoutEscapes(item.DOI),
    numbers: numbers
      .split(/[,;/]|\band\b/)
      .map((number) => number.trim())
      .filter(Boolean)
      .slice(0, 20),
    url: withoutEscapes(item.URL),
  };
}

/** An address or DOI without LaTeX. The library encodes backslashes and braces of addresses. */
const withoutEscapes = (address: unknown): string =>
  String(address ?? '')
    .trim()
    .replace(/^(?:\\|%5C)url(?:\{|%7B)(.*)(?:\}|%7D)$/i, '$1')
    .replace(/(?:\\|%5C)(?=[_%#&~$])/gi, '');

const entities: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text without the markup of the library, entities of HTML, and braces and commands of LaTeX. */
const plain = (text: unknown): string =>
  tidy(
    String(text ?? '')
      .replace(
        /<\/?(?:i|b|u|em|strong|sup|sub|span|tt|sc|p|scp|jats:[\w-]+|mml:\w+)(?:\s[^<>]*)?>/gi,
        '',
      )
      .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (entity, code?: string, name = '') =>
        code
          ? String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff))
          : (entities[name] ?? entity),
      )
      .replace(/\\(?:math(?:rm|it|bf|cal|bb|sf|frak)|ensuremath|mbox|boldsymbol|text)/g, '')
      .replace(/\\([A-Za-z]+)\s?/g, '$1 ')
      .replace(/[{}]/g, ''),
  ).replace(/\s+/g, ' ');
