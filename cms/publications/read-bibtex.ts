/** Reads the entries of a BibTeX text. */

import type { Item } from '@citation-js/core';
import { Refusal } from '../platform/refusal.ts';
import type { Entry } from './citation.ts';
import { citationOf, entryOf, parse } from './citation-item.ts';
import { citationLimits } from './preview.ts';

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
  for (let match = PART.exec(text); match; match = PART.exec(text)) {
    const [start, type = '', bracket] = match;
    const inside = match.index + start.length;
    const isOwnLine = /(^|\n)[ \t]*$/.test(text.slice(Math.max(0, match.index - 100), match.index));
    // A word with @ within other text.
    if (!bracket && !isOwnLine) continue;
    const end = bracket ? endOfPart(text, inside, bracket) : endOfLine(text, inside);
    const [, key = ''] =
      /^\s*([^,={}()"\s][^,={}()"]*)?,/.exec(text.slice(inside, inside + 300)) ?? [];
    // A bracket too many ends an entry before its other fields.
    const isBroken = /^\s*,\s*[\w-]+\s*=/.test(text.slice(end, end + 300));
    const source = isBroken ? '' : text.slice(match.index, end);
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
    if (depth > citationLimits.depth) throw new Refusal('nestedEntries');
    if (depth <= 0 && letter === (bracket === '{' ? '}' : ')')) return at + 1;
    if (letter === '@' && isLineStart) {
      NEXT_PART.lastIndex = at;
      if (NEXT_PART.test(text)) return at;
    }
    isLineStart = letter === '\n' || (isLineStart && /\s/.test(letter ?? ''));
  }
  return text.length;
}

export function* bibtexEntries(text: string): Generator<Entry, void> {
  const parts = bibtexParts(text);
  const strings = parts.filter(({ type }) => type === 'string').map(stringOf);
  const byKey = new Map(parts.map((part) => [part.key, part]));
  for (const part of parts) {
    if (['comment', 'preamble', 'string'].includes(part.type)) continue;
    const name = part.key || nameIn(part.text);
    yield entryOf(name, () => {
      const [, parentKey = ''] = /\bcrossref\s*=\s*[{"]([^{}"]*)[}"]/i.exec(part.text) ?? [];
      const parent = byKey.get(parentKey.trim());
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
            .split(/(?<!\s)\s+and\s+/i)
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
      .split(/(?:(?<!\s)\s+)?;\s*/)
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
