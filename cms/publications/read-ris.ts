/** Reads the records of a RIS text. */
import { doiIn } from '../reading/identifiers.ts';
import { monthOf } from '../reading/month-name.ts';
import type { Citation, Entry } from './citation.ts';
import { addressOf, entryOf, namesOf, numbersIn, pagesOf, plain } from './citation-text.ts';

type TaggedLine = [tag: string, value: string];

const RIS_START = /^[ \t]*(?:TY|TI|T1|A[1U]|DB) {1,3}- *\w/m;

/** True if the first entry of a text is RIS. */
export function isRis(text: string): boolean {
  const ris = text.search(RIS_START);
  const bibtex = text.search(/^[ \t]*@[ \t]*[A-Za-z_]+\s*[{(]/m);
  return ris >= 0 && (bibtex < 0 || ris < bibtex);
}

/** Splits a text into records. Lines without a tag continue the line before them. */
function linesOfRecords(text: string): TaggedLine[][] {
  const records: TaggedLine[][] = [];
  let record: TaggedLine[] | undefined;
  // Some programs write one space before the hyphen.
  const tagged = /^[ \t]*TY {2}-/m.test(text)
    ? /^([A-Z][A-Z0-9]) {2}-(?:\s+(?!\s)(.*))?$/
    : /^([A-Z][A-Z0-9]) {1,3}-(?:\s+(?!\s)(.*))?$/;
  for (const line of text.split(/\r\n|\r|\n|[\u2028\u2029]/)) {
    const [, tag, value = ''] = tagged.exec(line.trim()) ?? [];
    const last = record?.at(-1);
    if (!tag) {
      if (last && line.trim()) last[1] += ` ${line.trim()}`;
    } else if (tag === 'ER') {
      record = undefined;
    } else {
      // A record without an end stops before the next type. The type need not come first, and may come twice.
      const isNext = tag === 'TY' && last?.[0] !== 'TY' && record?.some(([own]) => own === 'TY');
      if (!record || isNext) {
        record = [];
        records.push(record);
      }
      record.push([tag, value.trim()]);
    }
  }
  return records;
}

export function* risRecords(text: string): Generator<Entry, void> {
  for (const lines of linesOfRecords(text)) {
    const read = (...tags: string[]): string =>
      tags.map((tag) => lines.find(([own, value]) => own === tag && value)?.[1]).find(Boolean) ??
      '';
    const all = (...tags: string[]): string[] =>
      lines.filter(([tag, value]) => tags.includes(tag) && value).map(([, value]) => value);
    const title = read('TI', 'T1', 'CT', 'TT', 'ST');
    // A record without a type is an article if it has a journal.
    const type = read('TY') || (read('JF', 'JO', 'JA') && 'JOUR');
    // Lines between two records, such as notes of the program that wrote the file.
    if (!type && !title && !read('AU', 'A1')) continue;
    yield entryOf(
      title || (lines[0]?.[1] ?? ''),
      type ? citationOf(type, title, read, all) : undefined,
    );
  }
}

type Read = (...tags: string[]) => string;

function citationOf(
  type: string,
  title: string,
  read: Read,
  all: (...tags: string[]) => string[],
): Citation {
  const isJournal = /^(E?JOUR|MGZN|NEWS|INPR|ABST)$/i.test(type);
  const isBook = /^(E|ED)?BOOK$/i.test(type);
  const isPaper = /^(CONF|CPAPER)$/i.test(type);
  const container = isJournal
    ? read('JF', 'T2', 'JO', 'JA', 'J1', 'J2')
    : read(...(isPaper ? ['C3'] : []), ...(isBook ? [] : ['T2', 'BT', 'JF', 'JO', 'T3']));
  const event = isPaper ? read('T2') : '';
  // PY is the year, which DA and Y1 often have with its day. Y2 is the day of a visit, or that of an old publication.
  const written = all('PY', 'DA', 'Y1', 'Y2');
  const dates = ['PY', 'DA', 'Y1', 'Y2'].flatMap((tag) => all(tag).map(dateOf));
  const dated = dates.find(([year]) => year !== undefined) ?? [];
  const date = dates
    .filter(([year]) => year === dated[0])
    .reduce((best, each) => (each.length > best.length ? each : best), dated);
  const [from, to] = [read('SP'), read('EP')];
  // Notes name the DOI of other works as well, but do not begin with it.
  const notes = ['L3', 'M3', 'N1'].flatMap((tag) =>
    all(tag).flatMap((value) =>
      /^(?:doi:?\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4}/i.test(value)
        ? (doiIn(value) ?? [])
        : [],
    ),
  );
  return {
    type: plain(type),
    title: plain(title || (isBook ? read('BT') : '')),
    authors: namesOf(all('AU', 'A1').flatMap(namesIn)),
    editors: namesOf(all('ED', 'A2', ...(isBook ? ['A3'] : [])).flatMap(namesIn)),
    container: plain(container),
    conference: event === container ? '' : plain(event),
    publisher: plain(read('PB')),
    volume: plain(read('VL', 'VO')),
    issue: plain(read('IS', 'CP') || (isJournal && /^\d{1,4}$/.test(read('M1')) ? read('M1') : '')),
    pages:
      // Ovid writes “No Specified” in two fields.
      to === 'Specified'
        ? ''
        : pagesOf(from.includes(to) ? from : [from, to].filter(Boolean).join('-')),
    edition: plain(read('ET')),
    date,
    writtenDate: plain(written[0]),
    doi: addressOf([...all('DO').filter((value) => /\b10\.\d{4}/.test(value)), ...notes][0]),
    numbers: numbersIn(all('SN').join(', ')),
    url: addressOf(read('UR', 'L2').split(/[;\s]/)[0]),
  };
}

/** The names of a line, which are “given family”. */
const namesIn = (line: string): string[] =>
  line.split(/;/).map((name) => {
    const [family = '', given, suffix] = name.trim().split(/,\s*/);
    return [given, family, suffix].filter(Boolean).join(' ');
  });

/** Year, month and day of a date such as 2016/07/09/ or 2018 April; empty for other texts. */
function dateOf(date: string): number[] {
  const [, year, rest = ''] = /^(\d{4})(?!\d)[/\s-]*(.*)/.exec(date) ?? [];
  if (!year) return [];
  const [month = '', day = ''] = rest.split(/[/\s-]+/);
  const parts = [year, /^\d+$/.test(month) ? month : monthOf(month), day].map((part) =>
    Number(part ?? 0),
  );
  const end = parts.findIndex((part) => !(part > 0));
  return parts.slice(0, end < 0 ? 3 : end);
}
