/** Feeds of unusual notices, checked against RFC 4287 and JSON Feed 1.1. */
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';

const type = 'EXAM_RESULTS';
const upload_info = [
  { fileType: 'link', path: 'https://[none' },
  { fileType: 'link', path: 'a b.pdf?c=<d>' },
  { url: '/files/media/ফল.pdf', mime: 'application/pdf' },
];
const notices = [
  { id: '1', type, title: 'Fees', date: '05-03-2026', updated_at: '2026-03-06T04:30:00.000Z' },
  { id: '2', type, title: '', date: '', description: '<p>]]>&nbsp;\u0001</p>', upload_info },
  { id: 'a b&c', type, title: '\uffff & <b>', date: '32-13-2026', updated_at: '' },
];
const readFeed = async (path: string) =>
  String((await renderWith({ getnoticesbytype: notices })(path)).body);

const isAddress = (text: unknown) => URL.canParse(String(text)) && !/[\s<>"]/.test(String(text));
/** True for a time as in RFC 3339. */
const isMoment = (text: unknown) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(text)) &&
  !Number.isNaN(Date.parse(String(text)));

interface Atom {
  id: string[];
  title: string[];
  updated: string[];
  author?: { name?: string }[];
  link?: Record<'@_rel' | '@_href' | '@_type', string>[];
  entry?: Atom[];
}

/** Requirements of sections 4.1.1 and 4.1.2. */
function faultsOf({ id, title, updated, author = [], link = [], entry = [] }: Atom): string[] {
  const alternates = link.filter(({ '@_rel': rel }) => rel === 'alternate');
  const faults = {
    'one id, an address': id.length === 1 && isAddress(id[0]),
    'one title': title.length === 1,
    'one moment of change': updated.length === 1 && isMoment(updated[0]),
    'authors with names': author.every(({ name }) => name),
    'links to addresses': link.every(({ '@_href': href }) => isAddress(href)),
    'one alternate of a kind': alternates.length === 1,
    'entries of their own': new Set(entry.map((item) => item.id[0])).size === entry.length,
  };
  const own = Object.entries(faults).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  return [...own, ...entry.flatMap(faultsOf)];
}

test('an Atom feed meets RFC 4287', async () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name, _path, _isLeaf, isAttribute) =>
      !isAttribute && name !== 'feed' && name !== 'name' && name !== 'content',
  });
  const { feed } = parser.parse(await readFeed('/students/results/feed.atom'));
  expect(faultsOf(feed)).toEqual([]);
  expect(feed.author).toHaveLength(1);
  expect(feed.entry).toHaveLength(notices.length);
  expect(faultsOf({ ...feed, id: ['results'], updated: ['today'] })).toHaveLength(2);
});

test('a JSON feed meets version 1.1 of the specification', async () => {
  const { version, title, items } = JSON.parse(await readFeed('/students/results/feed.json'));
  expect([version, typeof title]).toEqual(['https://jsonfeed.org/version/1.1', 'string']);
  expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(notices.length);
  for (const { url, content_html, date_published, date_modified, attachments } of items) {
    expect([url, isAddress(url), typeof content_html]).toEqual([url, true, 'string']);
    expect([isMoment(date_published), isMoment(date_modified)]).toEqual([true, true]);
    for (const { url, mime_type } of attachments)
      expect([url, isAddress(url), /^\w+\/./.test(mime_type)]).toEqual([url, true, true]);
  }
});
