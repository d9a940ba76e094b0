/**
 * Every file that the website makes for other programs, read as they do: feeds, calendars, tables and maps of pages. Their
 * links open. A new kind of file without a reader fails.
 *
 * @long 60 s
 * @for site/lists
 */
import { createClient } from '@college/contract/client';
import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeAll, expect, inject, test } from 'vitest';
import { readCsv } from '../../cms/platform/decoders/csv.ts';
import { openGrid } from '../../cms/platform/decoders/sheets/grid.ts';
import { fileRoutes } from '../../site/testing/file-routes.ts';
import { pageRoutes } from '../routes.ts';
import { patientFetch } from '../support/patient-fetch.ts';

const site = inject('site');
const cms = inject('cms');

/** Content of a file: its links, how many things it has, and the first days of a calendar by their id. */
interface Content {
  links: string[];
  count: number;
  days?: ReadonlyMap<string, string>;
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
const listOf = <Item>(value: Item | Item[] | undefined): Item[] => [value ?? []].flat() as Item[];

const readers: Record<string, (text: string) => Content> = {
  atom(text) {
    const { feed } = parser.parse(text);
    const entries = listOf<{ link: { href: string } | { href: string }[] }>(feed.entry);
    return {
      count: entries.length,
      links: [...listOf<{ href: string }>(feed.link), ...entries.flatMap(({ link }) => link)].map(
        ({ href }) => href,
      ),
    };
  },
  json(text) {
    const content = JSON.parse(text);
    const items = Array.isArray(content) ? content : (content.items ?? Object.values(content));
    const addresses = items.flatMap(
      ({ url, attachments = [] }: { url?: string; attachments?: { url: string }[] }) => [
        url,
        ...attachments.map((file) => file.url),
      ],
    );
    return { count: items.length, links: addresses.filter(Boolean) };
  },
  ics(text) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const days = calendar.getAllSubcomponents('vevent').map((day) => new ICAL.Event(day));
    for (const { startDate, endDate, summary, uid } of days) {
      expect([uid, startDate.isDate, summary !== '']).toEqual([uid, true, true]);
      expect(endDate.compare(startDate)).toBe(1);
    }
    return {
      count: days.length,
      links: days.flatMap(({ component }) => String(component.getFirstPropertyValue('url') ?? [])),
      days: new Map(days.map(({ uid, startDate }) => [uid, startDate.toString()])),
    };
  },
  csv(text) {
    const grid = openGrid();
    readCsv(text, grid.put);
    const [headings = [], ...rows] = grid.rows();
    expect(headings.every(Boolean)).toBe(true);
    expect(rows.every((row) => row.length === headings.length)).toBe(true);
    return { count: rows.length, links: [] };
  },
  xml(text) {
    const { urlset, sitemapindex, OpenSearchDescription } = parser.parse(text);
    const places = listOf<{ loc: string }>(urlset?.url ?? sitemapindex?.sitemap);
    return {
      count: places.length + Number(OpenSearchDescription !== undefined),
      links: places.map(({ loc }) => loc),
    };
  },
  txt: (text) => ({ count: text.split('\n').length, links: text.match(/https?:\S+/g) ?? [] }),
};

const extensionOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? '';
const isoDate = (date: string) => date.split('-').reverse().join('-');

/** Addresses of files, with their parameters, that pages and the index of sitemaps link. */
async function linkedFiles(): Promise<string[]> {
  const texts = [await (await patientFetch(`${site}/sitemap.xml`)).text()];
  for (const { path } of await pageRoutes(cms))
    texts.push(await (await patientFetch(site + path)).text());
  const links = texts.flatMap((text) =>
    [...text.matchAll(/(?:href="|<loc>)([^"<]+)/g)].map(([, link = '']) => link),
  );
  const urls = links.map((link) => new URL(link.replaceAll('&amp;', '&'), site));
  return urls
    .filter(({ origin, pathname }) => origin === site && extensionOf(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Contents by address. */
const contents = new Map<string, Content>();

beforeAll(async () => {
  const linked = [...new Set(await linkedFiles())];
  for (const { path, extension, answers } of fileRoutes) {
    const own = linked.filter((address) => answers(address.replace(/\?.*/, '')));
    // A file that no page links has no parameters.
    for (const address of own.length > 0 ? own : [path]) {
      const response = await patientFetch(site + address);
      const text = await response.text();
      const read = readers[extension];
      if (response.status !== 200 || !read) throw new Error(`${response.status} ${address}`);
      contents.set(address, read(text));
    }
  }
});

test('every file can be read, and some files of each kind have content', () => {
  const filled = [...contents].filter(([, { count }]) => count > 0).map(([address]) => address);
  const kinds = filled.map((address) => extensionOf(address.replace(/\?.*/, '')));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(readers).sort());
  expect(contents.size).toBeGreaterThan(100);
});

test('the calendars have the days of the events', async () => {
  const call = createClient({ baseUrl: cms });
  const lists = {
    '/events/calendar.ics': await call.getnoticesbytype({ type: 'COLLEGE_EVENT' }),
    '/department/PHY/events/calendar.ics': await call.getnoticesbytypedept({
      ...{ dept_code: 'PHY', type: 'DEPTEVENT' },
    }),
  };
  for (const [address, events] of Object.entries(lists)) {
    const days = [...(contents.get(address)?.days ?? [])];
    expect([address, events.length > 0]).toEqual([address, true]);
    for (const { id, date } of events) {
      const day = days.find(([uid]) => uid.startsWith(`event-${id}@`))?.[1];
      expect([address, id, day]).toEqual([address, id, isoDate(date)]);
    }
  }
});

test('every link in a file opens', async () => {
  const links = new Set([...contents.values()].flatMap((content) => content.links));
  const own = [...links].filter((link) => new URL(link).origin === site);
  expect(own.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const link of own) {
    const { status } = await patientFetch(link);
    if (status !== 200) faults.push(`${status} ${link}`);
  }
  expect(faults).toEqual([]);
});
