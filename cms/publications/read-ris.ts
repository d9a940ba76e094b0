/** Reads the records of a RIS text. */
import type { Entry } from './citation.ts';
import { citationOf, entryOf, parse } from './citation-item.ts';

type TaggedLine = [tag: string, value: string];

const RIS_START = /^[ \t]*TY {1,3}- *\w/m;

/** True if the first entry of a text is RIS. */
export function isRis(text: string): boolean {
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
    ? /^([A-Z][A-Z0-9]) {2}-(?:\s+(?!\s)(.*))?$/
    : /^([A-Z][A-Z0-9]) {1,3}-(?:\s+(?!\s)(.*))?$/;
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

export function* risRecords(text: string): Generator<Entry, void> {
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
