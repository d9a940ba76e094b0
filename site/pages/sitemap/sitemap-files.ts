/** robots.txt and the sitemaps for search engines: https://www.sitemaps.org/protocol.html */
import type { Client } from '@college/contract/client';
import { announcedEvents, type NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import { RECORDS_PER_PAGE } from '@college/contract/limits';
import { type Locale, pathIn } from '@college/contract/locales';
import {
  departmentPath,
  eventPath,
  facultyPath,
  guidePath,
  textPath,
} from '../../components/navigation/page-paths.ts';
import { type FileModule, loaderContext, type ShownPage } from '../../context.ts';
import { xmlDocument } from '../../lists/feed/xml.ts';
import { ONE_ITEM, type Paging, parsePage } from '../../lists/paging.ts';
import { getNewestNotices } from '../../lists/read-list.ts';
import {
  FIRST_EVENT_YEAR,
  filterNonEmptyYears,
  getYearsWithContent,
  mergeYears,
  parseYear,
  yearsDownTo,
} from '../../lists/years.ts';
import { notFound } from '../../not-found.ts';
import { getEntriesWithContent } from '../department/department-pages.ts';
import { readDepartment } from '../read-department.ts';

/** Closes previews, because their addresses are sent to one person. */
export const robots: FileModule = {
  query: [],
  async loader({ request, context }) {
    const { origin } = new URL(request.url);
    const { languages } = context.get(loaderContext);
    const disallowed = languages.map((locale) => `Disallow: ${pathIn(locale, '/preview/')}`);
    const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    return new Response(lines.join('\n'), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  },
};

/** Lists the other sitemaps. Each of them stays far below the 50,000 addresses that a sitemap may have. */
export const sitemapIndex: FileModule = {
  query: [],
  async loader({ request, context }) {
    const { call, today, shown } = context.get(loaderContext);
    const { origin } = new URL(request.url);
    // An event may be announced for next year.
    const [thisYear = 0, ...earlier] = yearsDownTo(FIRST_EVENT_YEAR, today);
    const filled = await Promise.all(
      listedTypes(shown).map((type) => getYearsWithContent(call, { type })),
    );
    const years = filled.some((list) => list.length > 0)
      ? mergeYears(...filled)
      : await filterNonEmptyYears([thisYear + 1, thisYear, ...earlier], async (year) =>
          (await Promise.all(eventLists(call, year, ONE_ITEM))).flat(),
        );
    const [departments, texts] = await Promise.all([
      call.getdepartments(),
      countTextSitemaps(call),
    ]);
    const names = [
      'pages.xml',
      ...departments.map(
        ({ dept_code }) => `department.xml?dept_code=${encodeURIComponent(dept_code)}`,
      ),
      ...Array.from({ length: texts }, (_, index) => `texts.xml?page=${index + 1}`),
      ...years.map((year) => `notices.xml?year=${year}`),
    ];
    return sitemapsResponse(names.map((name) => `${origin}/sitemap/${name}`));
  },
};

/** Pages that open only with a query, such as the id of a committee. */
const withQuery: readonly string[] = ['/committee-description', '/withdraw-consent'];

/** Lists every page that is shown, and every guide. */
export const sitemapOfPages: FileModule = {
  query: [],
  async loader({ request, context }) {
    const { call, shown, languages } = context.get(loaderContext);
    const [guides, ...pages] = await Promise.all([
      guideEntries(call, shown),
      ...shown.filter(({ path }) => !withQuery.includes(path)).map((page) => pageEntry(call, page)),
    ]);
    return sitemapResponse([...pages, ...guides], new URL(request.url).origin, languages);
  },
};

async function guideEntries(call: Client, shown: readonly ShownPage[]): Promise<SitemapEntry[]> {
  if (!shown.some(({ path }) => path === '/guides')) return [];
  return (await call.getguides()).map(({ address }) => ({ path: guidePath(address), changed: '' }));
}

/** A list changed when its newest notice did. */
async function pageEntry(call: Client, { path, lists }: ShownPage): Promise<SitemapEntry> {
  const [newest] = await getNewestNotices(call, { types: lists, dept_code: undefined, limit: 1 });
  return { path, changed: newest?.updated_at ?? '' };
}

/** Lists the pages of one department that have content, its notices, and the profiles of its teachers. */
export const sitemapOfDepartment: FileModule = {
  query: ['dept_code'],
  async loader({ request, context }) {
    const { call, languages } = context.get(loaderContext);
    const { origin, searchParams } = new URL(request.url);
    const params = { dept_code: searchParams.get('dept_code') ?? '' };
    const department = await readDepartment({ params, context });
    const { dept_code } = department;
    const [entries, teachers] = await Promise.all([
      getEntriesWithContent(department, call),
      call.getemployeebytype({ dept_code, type: 'FACULTY' }),
    ]);
    const base = departmentPath(dept_code);
    const pages = entries.map(
      async ({ path }): Promise<SitemapEntry> => ({
        path: path ? `${base}/${path}` : base,
        changed: await lastChange(call, dept_code, path),
      }),
    );
    const notices = await Promise.all(
      Object.values(noticePages).map(async (type) => {
        // By year, because closed announcements are in the archive of their year alone.
        const years = await getYearsWithContent(call, { type, dept_code });
        const lists = years.length > 0 ? years.map((year) => ({ year })) : [{}];
        const ofEach = lists.map((list) =>
          readAll((paging) => call.getnoticesbytypedept({ dept_code, type, ...list, ...paging })),
        );
        return (await Promise.all(ofEach)).flat();
      }),
    );
    const profiles = teachers
      .filter(({ liveNow }) => liveNow === 1)
      .map((teacher): SitemapEntry => ({ path: facultyPath(dept_code, teacher), changed: '' }));
    const noticesOfDepartment = notices.flat().map(
      ({ id, updated_at = '' }): SitemapEntry => ({
        path: eventPath(id, base),
        changed: updated_at,
      }),
    );
    return sitemapResponse(
      [...(await Promise.all(pages)), ...noticesOfDepartment, ...profiles],
      origin,
      languages,
    );
  },
};

/** Pages of a department that change with every notice. */
const noticePages: Readonly<Record<string, NoticeType>> = {
  events: 'DEPTEVENT',
  notices: 'DEPTNOTICE',
};

async function lastChange(call: Client, dept_code: string, path: string): Promise<string> {
  const type = noticePages[path];
  if (!type) return '';
  const [newest] = await getNewestNotices(call, { types: [type], dept_code, limit: 1 });
  return newest?.updated_at ?? '';
}

/** Returns the types of notices that the pages list. */
const listedTypes = (shown: readonly ShownPage[]): NoticeType[] => [
  ...new Set(shown.flatMap(({ lists }) => lists)),
];

/** Lists the pages of the notices and events of one year. */
export const sitemapOfNotices: FileModule = {
  query: ['year'],
  async loader({ request, context }) {
    const { call, languages, shown } = context.get(loaderContext);
    const { origin, searchParams } = new URL(request.url);
    const year = parseYear(searchParams.get('year'));
    if (!year) throw notFound();
    const notices = await Promise.all(
      listedTypes(shown).map((type) =>
        readAll((paging) => call.getnoticesbytypedeptv1({ type, year, ...paging })),
      ),
    );
    const entries = notices
      .flat()
      .map(({ id, updated_at = '' }) => ({ path: eventPath(id), changed: updated_at }));
    return sitemapResponse(entries, origin, languages);
  },
};

/** Asks for the events of a year, with one call for each type of event. */
const eventLists = (call: Client, year: number, paging: Paging): Promise<Notice[]>[] =>
  announcedEvents.map((type) => call.getnoticesbytypedeptv1({ type, year, ...paging }));

/** Lists the pages with the texts of files. */
export const sitemapOfTexts: FileModule = {
  query: ['page'],
  async loader({ request, context }) {
    const { call, languages } = context.get(loaderContext);
    const url = new URL(request.url);
    const files = await readAll((paging) => call.getfileswithtext(paging), parsePage(url));
    const entries = files.map((file) => ({ path: textPath(file), changed: file.updated_at }));
    return sitemapResponse(entries, url.origin, languages);
  },
};

/** Ends the count below for a backend that ignores paging and always answers with everything. */
const MAX_TEXT_SITEMAPS = 100;

async function countTextSitemaps(call: Client): Promise<number> {
  for (let count = 0; count < MAX_TEXT_SITEMAPS; count += 1) {
    const next = await call.getfileswithtext({ limit: 1, page: count * ITEMS_PER_SITEMAP + 1 });
    if (next.length === 0) return count;
  }
  return MAX_TEXT_SITEMAPS;
}

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapEntry {
  /** Path without language prefix. */
  path: string;
  /** Time of the last change, ISO 8601; '' if unknown. */
  changed: string;
}

/** Answers with an index of sitemaps. */
const sitemapsResponse = (addresses: readonly string[]): Response =>
  xmlResponse({
    sitemapindex: { '@_xmlns': PROTOCOL, sitemap: addresses.map((loc) => ({ loc })) },
  });

/** Answers with a sitemap that has each page in each language, linked to its other languages. */
const sitemapResponse = (
  entries: readonly SitemapEntry[],
  origin: string,
  languages: readonly Locale[],
): Response =>
  xmlResponse({
    urlset: {
      '@_xmlns': PROTOCOL,
      '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: entries.flatMap(({ path, changed }) => {
        const alternates = languages.map((locale) => ({
          '@_rel': 'alternate',
          '@_hreflang': locale,
          '@_href': `${origin}${pathIn(locale, path)}`,
        }));
        return alternates.map((alternate) => ({
          loc: alternate['@_href'],
          ...(changed && { lastmod: changed }),
          ...(alternates.length > 1 && { 'xhtml:link': alternates }),
        }));
      }),
    },
  });

const xmlResponse = (content: object): Response =>
  new Response(xmlDocument(content), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

/** Calls for one sitemap. The bound ends the loop for a backend that always answers with a full page. */
const CALLS_PER_SITEMAP = 20;
const ITEMS_PER_SITEMAP = CALLS_PER_SITEMAP * RECORDS_PER_PAGE;

/** Reads all pages of a list that belong to the sitemap of this number, from 1. */
async function readAll<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  sitemap = 1,
): Promise<Item[]> {
  const all: Item[] = [];
  const last = sitemap * CALLS_PER_SITEMAP;
  for (let page = last - CALLS_PER_SITEMAP + 1; page <= last; page += 1) {
    const items = await ask({ limit: RECORDS_PER_PAGE, page });
    all.push(...items);
    if (items.length !== RECORDS_PER_PAGE) break;
  }
  return all;
}
