/** Reads the entries of a BibTeX text. */
import { type Creator, type Library, type Options, parse } from '@retorquere/bibtex-parser';
import { monthOf } from '../reading/month-name.ts';
import type { Citation, Entry } from './citation.ts';
import {
  addressOf,
  entryOf,
  keptSigns,
  namesOf,
  numbersIn,
  pagesOf,
  plain,
} from './citation-text.ts';

type Fields = Library['entries'][number]['fields'];

export function* bibtexEntries(text: string): Generator<Entry, void> {
  const prepared = withReadableCommands(withoutMacros(text.replace(/\r\n?/g, '\n')));
  const { entries, errors } = parseMended(separateNames(withoutUnused(prepared)));
  const parents = new Map(entries.map(({ key, fields }) => [key.toLowerCase(), fields]));
  for (const { type, key, fields, input } of entries) {
    // A word with @ within other text is no type.
    if (!/^[a-z][\w-]*$/.test(type)) continue;
    // An entry that is broken has no input.
    yield entryOf(
      key || plain(fields.title),
      input ? citationOf(type, withParent(fields, input, parents)) : undefined,
    );
  }
  // The library leaves out an entry with a value that is not LaTeX, such as one with hundreds of braces.
  for (const { error, input = '' } of errors)
    if (error.includes('\n@')) yield entryOf(input, undefined);
}

const options: Options = {
  sentenceCase: false,
  // The text of a command that the library does not know, without the command.
  unsupported: (_, tex) => tex.replace(/\\[a-z]+|[{}\\]/gi, ''),
};

/** Parses a text, and once more with its broken entries mended. */
function parseMended(text: string): Library {
  const library = parse(text, options);
  let mended = '';
  let end = 0;
  for (const { at, part, better } of brokenParts(text, library)) {
    if (at < end) continue;
    mended += text.slice(end, at) + better;
    end = at + part.length;
  }
  return end > 0 ? parse(mended + text.slice(end), options) : library;
}

/** The broken parts of a text in their order, each with its place and a better text. */
function brokenParts(text: string, { errors, entries }: Library) {
  const place = (parts: readonly { input?: string }[]) => {
    let from = 0;
    return parts.flatMap(({ input: part = '' }) => {
      const at = part ? text.indexOf(part, from) : -1;
      if (at < 0) return [];
      from = at + part.length;
      return [{ at, part, next: text.slice(from, from + 200) }];
    });
  };
  return [
    ...place(errors).map((error) => ({ ...error, better: mend(error.part) })),
    // A brace too many ends an entry before its other fields.
    ...place(entries)
      .filter(({ next }) => /^\s*,\s*[a-z][\w-]*\s*=/i.test(next))
      .map((entry) => ({ ...entry, better: entry.part.slice(0, -1) })),
  ].sort((one, other) => one.at - other.at);
}

/**
 * An entry with names of letters, a comma after each field, its own kind of bracket at the end, and dollar signs that are no
 * formulas.
 */
const mend = (entry: string): string =>
  entry
    .replace(
      /^(@\s*\w+\s*[{(])([^,={}"\n]*),/,
      (_, start: string, key: string) => `${start}${key.trim().replace(/[^\w:.-]+/g, '_')},`,
    )
    // Scopus writes funding_text 1={…}, others key words={…}.
    .replace(/([,}"]\s*[a-z]\w*)[^\S\n](\w+\s*=\s*["{])/gi, '$1_$2')
    .replace(/([}"\d])(\s+[a-z][\w-]*\s*=\s*["{\d])/gi, '$1,$2')
    .replace(/^(@\s*\w+\s*\{[\s\S]*)\)\s*$/, '$1}')
    .replace(/(?<!\\)\$/g, String.raw`\$`);

/** Fields that no table needs. Reading a long abstract as LaTeX takes a hundred times as long as the other fields. */
const UNUSED =
  /\b(?:abstract|annote|annotation|comment|file|keywords|note|review)\s*=\s*(?=[{"])/gi;
const NEXT_ENTRY = /\n\s*@[ \t]*\w+\s*[{(][^,={}()"]*[,=]/y;

/** A text with empty values for unused fields. */
function withoutUnused(text: string): string {
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(UNUSED)) {
    const start = match.index + match[0].length;
    if (match.index < from) continue;
    const end = endOfValue(text, start);
    rest += `${text.slice(from, start)}{}`;
    from = end;
  }
  return rest + text.slice(from);
}

/** The end of a value in braces or quotation marks, or the start of the next entry if the value has no end. */
function endOfValue(text: string, start: number): number {
  const isQuoted = text[start] === '"';
  let depth = 0;
  for (let at = isQuoted ? start + 1 : start; at < text.length; at += 1) {
    const letter = text[at];
    NEXT_ENTRY.lastIndex = at;
    if (letter === '\n' && NEXT_ENTRY.test(text)) return at;
    if (letter === '\\') at += 1;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0 && letter === (isQuoted ? '"' : '}')) return at + 1;
  }
  return text.length;
}

/** A text in which a value is not only a command, such as the names of journals in files of astronomers. */
const withoutMacros = (text: string): string =>
  text.replace(/(=\s*[{"])\\([a-z]+)(?=[}"])/gi, '$1$2');

/** Commands that the library leaves out or reads wrongly, each with what it reads rightly. */
const commands: [RegExp, string][] = [
  [/\\((?:La|Bib|Xe|Lua|pdf)?TeXe?)(?![A-Za-z]) ?/g, '{$1}'],
  [/\\(?:textrupee|rupee|INR)(?![A-Za-z]) ?/g, '₹'],
  [/\^(?:\{\\circ\}|\\circ(?![A-Za-z]))/g, String.raw`{\textdegree}`],
  // A mark above a letter of a formula that has no such letter in Unicode.
  [/\\(?:(?:wide)?(?:hat|tilde)|vec|check|breve|mathring)\{(\\?[A-Za-z]+)\}/g, '{$1}'],
  [/\\(?:foreignlanguage|textcolor)\{[^{}]*\}/g, ''],
  [
    /\\(?:footnote|footnotemark|thanks|cite[a-z]*|label|index|hspace|vspace|begin|end)\*?\{[^{}]*\}/g,
    '',
  ],
  [/\\!/g, ''],
  [/\\[vh]?phantom\s*(?:\{(?:\\.|[^{}\\])*\}|\\\{\\\})/g, ''],
  // 50% is no beginning of a comment.
  [/(?<=\d)%/g, String.raw`\%`],
  ...Object.entries(keptSigns).map(([sign, [written]]): [RegExp, string] => [written, sign]),
];
const withReadableCommands = (text: string): string =>
  commands.reduce((read, [command, instead]) => read.replace(command, instead), text);

/** A text whose names are all separated by “and”, as the library reads them. */
const separateNames = (text: string): string =>
  text.replace(
    /\b(author|editor)(\s*=\s*[{"])([^{}"]*)/gi,
    (_, field: string, start: string, names: string) =>
      `${field}${start}${names
        .replace(/\s+/g, ' ')
        .split(names.includes(',') ? / (?:and|\\?&) /i : / and /i)
        .map(withAnd)
        .join(' and ')}`,
  );

const nameSuffix = /^(jr|sr|[ivx]+|ph\.? ?d)\b/i;

/** Names that are separated by commas or semicolons instead of “and”. */
function withAnd(names: string): string {
  if (names.includes(';'))
    return names
      .split(';')
      .filter((name) => name.trim())
      .join(' and ');
  // BibLaTeX also has family=Das, given=Rina.
  if (names.includes('=')) return names;
  const parts = names.split(',').map((part) => part.trim());
  const [first = '', second = '', third = ''] = parts;
  // Das, Rina, Jr. is Das, Jr., Rina in BibTeX.
  if (parts.length === 3 && nameSuffix.test(third) && !nameSuffix.test(second))
    return [first, third, second].join(', ');
  if (parts.length === 2 && parts.every((part) => /^(?:\p{Lu}\. ?)+\p{Lu}\p{Ll}/u.test(part)))
    return parts.join(' and ');
  const hasSuffix = nameSuffix.test(second);
  if (parts.length === 2 && hasSuffix && first.includes(' '))
    return first.replace(/^(.*) (\S+)$/, `$2, ${second}, $1`);
  if (parts.length < 3 || (parts.length === 3 && (hasSuffix || !first.includes(' ')))) return names;
  if (first.includes(' ') || parts.length % 2 === 1) return parts.filter(Boolean).join(' and ');
  const pairs = parts.flatMap((part, at) => (at % 2 ? [] : [`${part}, ${parts[at + 1]}`]));
  return pairs.join(' and ');
}

/**
 * The fields of an entry, with the date of the book that it belongs to and without its subtitle. The library copies dates to some
 * types only, and subtitles to all.
 */
function withParent(fields: Fields, entry: string, parents: ReadonlyMap<string, Fields>): Fields {
  const parent = fields.crossref && parents.get(fields.crossref.toLowerCase());
  if (!parent) return fields;
  const { year = '', month = '', date = year } = parent;
  return Object.assign(
    {},
    fields,
    !fields.year && !fields.date && { date, month },
    !/\bsubtitle\s*=/i.test(entry) && { subtitle: '' },
  );
}

function citationOf(type: string, fields: Fields): Citation {
  const { year, month } = fields;
  // Some programs write the day and month alone as date.
  const date = plain(fields.date && (!year || /\d{4}/.test(fields.date)) ? fields.date : year);
  const journal = titleOf(fields.journaltitle ?? fields.journal, fields.journalsubtitle);
  const book = titleOf(fields.booktitle ?? fields.maintitle, fields.booksubtitle);
  return {
    type,
    title: titleOf(fields.title ?? fields.booktitle, fields.subtitle),
    authors: namesOf(fields.author?.map(nameOf)),
    editors: namesOf(fields.editor?.map(nameOf)),
    container: type === 'article' ? journal || book : book || journal,
    conference: plain(fields.eventtitle),
    publisher: plain(
      (fields.publisher ?? fields.organization ?? fields.institution ?? []).join(' and '),
    ),
    volume: plain(fields.volume),
    issue: plain(fields.number ?? fields.issue),
    pages: pagesOf(fields.pages ?? fields.eid),
    edition: plain(fields.edition),
    date: dateOf(date, plain(month)),
    writtenDate: date,
    doi: addressOf(fields.doi),
    numbers: numbersIn(`${fields.issn ?? ''},${fields.isbn ?? ''}`),
    url: addressOf(fields.url),
  };
}

function nameOf({ name, firstName, prefix, lastName, suffix }: Creator): string {
  // The library leaves some names of BibLaTeX as they are: given=David, family=Spoel, prefix=van der.
  if (name?.includes('family=')) {
    const { given, family, prefix, suffix } = Object.fromEntries(
      name
        .split(',')
        .map((part) => part.split('=').map((text) => text.replace(/[{}]/g, '').trim())),
    );
    return nameOf({ firstName: given, prefix, lastName: family, suffix });
  }
  // al-Hakim and d’Este, but de’ Medici.
  const family = `${prefix ?? ''} ${lastName ?? ''}`.replace(/(-|(?<!\bde)['’]) /, '$1').trim();
  return name ?? [firstName, family, suffix].filter(Boolean).join(' ');
}

function titleOf(title: unknown, subtitle: unknown): string {
  const [main, sub] = [plain(title), plain(subtitle)];
  // Some programs write the whole title, and its second half again as subtitle.
  const isRepeated = main.toLowerCase().endsWith(sub.toLowerCase());
  return sub && !isRepeated ? [main, sub].filter(Boolean).join(': ') : main;
}

/** Year, month and day of a date such as 2019-04-14, or of a year and a month; empty for other texts. */
function dateOf(date: string, month: string): number[] {
  const [, year, inDate, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?!\d)/.exec(date) ?? [];
  if (!year) return [];
  const [, number] = /^(\d{1,2})$/.exec(month) ?? [];
  const parts = [year, inDate ?? number ?? monthOf(month), day].map((part) => Number(part ?? 0));
  return parts.slice(0, parts.indexOf(0) < 0 ? 3 : parts.indexOf(0));
}
