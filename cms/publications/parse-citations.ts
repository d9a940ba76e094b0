/**
 * Reads the entries of a BibTeX or RIS text, each by itself, so that a broken entry does not stop the others. Runs in a
 * child process, because the text is untrusted.
 */
import core, { type Item } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { tidy } from '../platform/decoders/decode-text.ts';
import { Unreadable } from '../platform/decoders/unreadable.ts';
import type { Citation, Entry } from './citation.ts';
import { citationLimits } from './preview.ts';

/** Reads a text of a fixed format. With a free choice, the library would open texts that are addresses. */
function parse(format: '@biblatex/text' | '@ris/file', text: string): Item {
  const options = { forceType: format, generateGraph: false, strict: true } as const;
  const [item] = core.plugins.input.chain(text, options);
  if (!item) throw new SyntaxError('There is no entry.');
  return item;
}

/** Yields the entries of a file. Throws `Unreadable` if the whole text cannot be read. */
export function* parseCitations(text: string): Generator<Entry, void> {
  if (text.includes('\0')) throw new Unreadable('otherKind');
  const entries = isRis(text) ? risRecords(text) : bibtexEntries(text);
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count > citationLimits.entries)
      throw new Unreadable('tooManyRows', { most: citationLimits.entries });
    yield entry;
  }
  if (count === 0) throw new Unreadable('otherKind');
}

class TooLong extends Error {}

/** An entry, or the reason why it cannot be read. */
function entryOf(name: string, read: () => Citation): Entry {
  const shortName = plain(name).slice(0, 200);
  try {
    return { name: shortName, citation: read() };
  } catch (error) {
    return { name: shortName, problem: error instanceof TooLong ? 'tooLong' : 'unreadable' };
  }
}

// BibTeX

/** A part of a BibTeX file: `@type{…}`. */
interface Part {
  type: string;
  key: string;
  text: string;
}

const PART = /(?<=^|[\s})])@[ \t]*([A-Za-z]+)\s*([{(])?/g;
const NEXT_PART = /@[ \t]*[A-Za-z]+\s*[{(][^,={}()"]*[,=]/y;

/** Splits a text into its parts. A part without an end stops before the next one. */
function bibtexParts(text: string): Part[] {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  for (let found = PART.exec(text); found; found = PART.exec(text)) {
    const [start, type = '', bracket] = found;
    const inside = found.index + start.length;
    const isOwnLine = /(^|\n)[ \t]*$/.test(text.slice(Math.max(0, found.index - 100), found.index));
    // A word with @ within other text.
    if (!bracket && !isOwnLine) continue;
    const end = bracket ? endOfPart(text, inside, bracket) : endOfLine(text, inside);
    const [, key = ''] = /^\s*([^,={}()"]*),/.exec(text.slice(inside, inside + 300)) ?? [];
    // A bracket too many ends an entry before its other fields.
    const isBroken = /^\s*,\s*[\w-]+\s*=/.test(text.slice(end, end + 300));
    const source = isBroken ? '' : text.slice(found.index, end);
    parts.push({ type: type.toLowerCase(), key: key.trim(), text: source });
    PART.lastIndex = end;
  }
  return parts;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function endOfPart(text: string, from: number, bracket: string): number {
  let depth = bracket === '{' ? 1 : 0;
  let isLineStart = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth > citationLimits.depth) throw new Unreadable('tooDeep');
    if (depth <= 0 && letter === (bracket === '{' ? '}' : ')')) return at + 1;
    if (letter === '@' && isLineStart) {
      NEXT_PART.lastIndex = at;
      if (NEXT_PART.test(text)) return at;
    }
    isLineStart = letter === '\n' || (isLineStart && /\s/.test(letter ?? ''));
  }
  return text.length;
}

function* bibtexEntries(text: string): Generator<Entry, void> {
  const parts = bibtexParts(text);
  const strings = parts.filter(({ type }) => type === 'string').map(stringOf);
  const byKey = new Map(parts.map((part) => [part.key, part]));
  for (const part of parts) {
    if (['comment', 'preamble', 'string'].includes(part.type)) continue;
    const name = part.key || nameIn(part.text);
    yield entryOf(name, () => {
      const [, parentKey = ''] = /\bcrossref\s*=\s*[{"]\s*([^{}"]*?)\s*[}"]/i.exec(part.text) ?? [];
      const parent = byKey.get(parentKey);
      const related = parent && parent !== part ? withKey(parent) : '';
      const needed = stringsFor(part.text + related, strings);
      const source = [...needed, withKey(part), related].join('\n');
      return citationOf(part.type, parseBibtex(prepare(part.type, source)));
    });
  }
}

/** Fields that no table needs. Their text often has formulas that the library cannot read. */
const UNUSED =
  /\b(?:abstract|annote|annotation|comment|file|keywords|note|review)\s*=\s*(?=[{"])/gi;

/** A text with empty values for unused fields. */
function withoutUnused(source: string): string {
  let rest = '';
  let from = 0;
  for (const match of source.matchAll(UNUSED)) {
    const start = match.index + match[0].length;
    if (match.index < from) continue;
    rest += `${source.slice(from, start)}{}`;
    from = endOfValue(source, start);
  }
  return rest + source.slice(from);
}

/** The end of a value in braces or quotation marks. */
function endOfValue(source: string, start: number): number {
  const isQuoted = source[start] === '"';
  let depth = 0;
  for (let at = isQuoted ? start + 1 : start; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0 && letter === (isQuoted ? '"' : '}')) return at + 1;
  }
  return source.length;
}

/** Prepares what files often have and the library does not read. */
function prepare(type: string, source: string): string {
  const isOfJournal = type === 'article' && /\bjournal(?:title)?\s*=/i.test(source);
  return (
    withoutUnused(isOfJournal ? source.replace(/\bbooktitle(\s*=)/gi, 'x-booktitle$1') : source)
      .replace(
        /\b(author|editor)(\s*=\s*[{"])([^{}"]*)/gi,
        (_, field: string, start: string, names: string) =>
          `${field}${start}${names
            .split(/\s+and\s+/i)
            .map(separateNames)
            .join(' and ')}`,
      )
      // The library raises or lowers a whole word, not only its first letter.
      .replace(/\$[^$]*\$/g, (formula) => formula.replace(/([\^_])([\dA-Za-z])/g, '$1{$2}'))
  );
}

/** Names that are separated by commas or semicolons instead of “and”. */
function separateNames(names: string): string {
  if (names.includes(';'))
    return names
      .split(/\s*;\s*/)
      .filter(Boolean)
      .join(' and ');
  // BibLaTeX also has family=Das, given=Rina.
  if (names.includes('=')) return names;
  const parts = names.split(',').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const hasSuffix = /^(jr|sr|[ivx]+)\b/i.test(second);
  if (parts.length < 3 || (parts.length === 3 && (hasSuffix || !first.includes(' ')))) return names;
  if (first.includes(' ') || parts.length % 2 === 1) return parts.filter(Boolean).join(' and ');
  const pairs = parts.flatMap((part, at) => (at % 2 ? [] : [`${part}, ${parts[at + 1]}`]));
  return pairs.join(' and ');
}

/** Reads an entry. Dollar signs of prices are no formulas. */
function parseBibtex(source: string): Item {
  try {
    return parse('@biblatex/text', source);
  } catch (error) {
    if (!source.includes('$')) throw error;
    return parse('@biblatex/text', source.replace(/(?<!\\)\$/g, '\\$'));
  }
}

interface NamedString {
  name: string;
  text: string;
}

const stringOf = ({ text }: Part): NamedString => {
  const [, name = ''] = /^@\s*\w+\s*[{(]\s*([^\s=]+)/.exec(text) ?? [];
  return { name: name.toLowerCase(), text };
};

/** The definitions that a text uses, also those within definitions, in their order. */
function stringsFor(text: string, strings: readonly NamedString[]): string[] {
  const wordsOf = (part: string) => part.toLowerCase().match(/[a-z_][\w:+-]*/g) ?? [];
  if (strings.length === 0) return [];
  const words = new Set(wordsOf(text));
  const needed: string[] = [];
  for (const { name, text: definition } of strings.toReversed()) {
    if (!words.has(name)) continue;
    needed.unshift(definition);
    for (const word of wordsOf(definition)) words.add(word);
  }
  return needed;
}

/** The text of a part with a key that the library can read. */
const withKey = ({ text, key }: Part): string =>
  text.replace(
    /^(@\s*\w+\s*[{(])(?:[^,={}()"]*,)?/,
    (_, start: string) => `${start}${key.replace(/\s+/g, '_') || 'entry'},`,
  );

const nameIn = (text: string): string =>
  /\btitle\s*=\s*[{"]+([^{}"]*)/i.exec(text)?.[1] || text.slice(0, 80);

// RIS

type TaggedLine = [tag: string, value: string];

const RIS_START = /^[ \t]*TY {1,3}- *\w/m;

/** True if the first entry of a text is RIS. */
function isRis(text: string): boolean {
  const ris = text.search(RIS_START);
  const bibtex = text.search(/^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]/m);
  return ris >= 0 && (bibtex < 0 || ris < bibtex);
}

/** Splits a text into records. Lines without a tag continue the line before them. */
function linesOfRecords(text: string): TaggedLine[][] {
  const records: TaggedLine[][] = [];
  let isOpen = false;
  // Some programs write one space before the hyphen.
  const tagged = /^[ \t]*TY {2}-/m.test(text)
    ? /^([A-Z][A-Z0-9]) {2}-(?:\s+(.*))?$/
    : /^([A-Z][A-Z0-9]) {1,3}-(?:\s+(.*))?$/;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, value = ''] = tagged.exec(line.trim()) ?? [];
    const last = isOpen ? records.at(-1)?.at(-1) : undefined;
    if (!tag) {
      if (last && line.trim()) last[1] += ` ${line.trim()}`;
    } else if (tag === 'ER') {
      isOpen = false;
    } else {
      if (tag === 'TY' || !isOpen) records.push([]);
      isOpen = true;
      records.at(-1)?.push([tag, value.replace(/ {2}- /g, ' - ').trim()]);
    }
  }
  return records;
}

function* risRecords(text: string): Generator<Entry, void> {
  for (const lines of linesOfRecords(text)) {
    const read = (...tags: string[]) =>
      tags.map((tag) => lines.find(([own, value]) => own === tag && value)?.[1]).find(Boolean);
    const all = (...tags: string[]) =>
      lines.filter(([tag, value]) => tags.includes(tag) && value).map(([, value]) => value);
    const title = read('TI', 'T1', 'CT') ?? '';
    yield entryOf(title || (lines[0]?.[1] ?? ''), () => {
      const type = read('TY');
      if (!type) throw new SyntaxError('The record has no type.');
      const item = parse('@ris/file', lines.map(([tag, value]) => `${tag}  - ${value}`).join('\n'));
      const isJournal = /^(E?JOUR|MGZN|NEWS|INPR|ABST)$/i.test(type);
      const container = isJournal
        ? (read('JF', 'T2', 'JO', 'JA', 'J2') ?? item['container-title'])
        : (item['container-title'] ?? read('T2', 'BT', 'JF', 'JO'));
      const event = item['event-title'];
      return citationOf(type, {
        ...item,
        title: item.title ?? title,
        author: item.author ?? namesIn(all('AU', 'A1')),
        editor: item.editor ?? namesIn(all('ED', 'A2')),
        'container-title': container,
        'event-title': event === container ? '' : event,
        publisher: item.publisher ?? read('PB'),
        edition: item.edition ?? read('ET'),
        issued: item.issued ?? { raw: read('PY', 'Y1', 'DA') },
        page: item.page ?? [read('SP'), read('EP')].filter(Boolean).join('-'),
        DOI: item.DOI ?? all('DO', 'L3', 'M3').find((value) => /\b10\.\d{4}/.test(value)),
        ISSN: all('SN').join(', '),
        ISBN: '',
      });
    });
  }
}

const namesIn = (names: string[]) =>
  names.map((name) => {
    const [family = '', given, suffix] = name.split(/,\s*/);
    return { family, given, suffix };
  });

// Both

type Name = NonNullable<Item['author']>[number];

function nameOf(name: Name): string {
  const parts = [
    name.given,
    name['dropping-particle'],
    name['non-dropping-particle'],
    name.family,
    name.suffix,
  ];
  const [literal = ''] = (name.literal ?? '').split(/\s+(?=others$)/);
  const inverted = /^([^,]+),\s*([^,]+)$/.exec(literal);
  const text = inverted ? `${inverted[2]} ${inverted[1]}` : literal;
  return plain(text || parts.filter(Boolean).join(' '));
}

function namesOf(names: Name[] = []): string[] {
  const written = names.map(nameOf).filter(Boolean);
  const hasOthers = ['others', 'et al.', 'et al'].includes(written.at(-1)?.toLowerCase() ?? '');
  const listed = hasOthers ? written.slice(0, -1) : written;
  const shown = listed.slice(0, citationLimits.authors).map(bounded);
  return hasOthers || shown.length < listed.length ? [...shown, 'et al.'] : shown;
}

function citationOf(type: string, item: Item): Citation {
  const { issued = {} } = item;
  const dated = (issued['date-parts']?.[0] ?? []).map(Number);
  const date = dated.every(Number.isInteger) ? dated.slice(0, 3) : [];
  const numbers = plain(item.ISSN) + (item.ISBN ? `, ${plain(item.ISBN)}` : '');
  return {
    type: bounded(type),
    title: bounded(plain(item.title)),
    authors: namesOf(item.author),
    editors: namesOf(item.editor),
    container: bounded(plain(item['container-title'])),
    conference: bounded(plain(item['event-title'])),
    publisher: bounded(plain(item.publisher)),
    volume: bounded(plain(item.volume)),
    issue: bounded(plain(item.issue)),
    pages: bounded(plain(item.page).replace(/\s*(-{2,}|[–—])\s*/g, '-')),
    edition: bounded(plain(item.edition)),
    date,
    writtenDate: bounded(plain(issued.literal ?? issued.raw)),
    doi: bounded(withoutEscapes(item.DOI)),
    numbers: numbers
      .split(/[,;/]|\band\b/)
      .map((number) => bounded(number.trim()))
      .filter(Boolean)
      .slice(0, 20),
    url: bounded(withoutEscapes(item.URL)),
  };
}

/** An address or DOI without LaTeX. The library encodes backslashes and braces of addresses. */
const withoutEscapes = (address: unknown): string =>
  String(address ?? '')
    .trim()
    .replace(/^(?:\\|%5C)url(?:\{|%7B)(.*)(?:\}|%7D)$/i, '$1')
    .replace(/(?:\\|%5C)(?=[_%#&~$])/gi, '');

function bounded(text: string): string {
  if (text.length > citationLimits.field) throw new TooLong();
  return text;
}

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
