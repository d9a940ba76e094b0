/** The newest notices of a list as a feed: Atom and JSON. */
import { midnightIn } from '@college/contract/days/time-zone';
import type { College, Notice } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { isoDate } from '../../components/dates/days-until.ts';
import { fileAddress } from '../../components/files/FileLink.tsx';
import { attachmentName, fileName } from '../../components/files/FileName.tsx';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { cleanHtml } from '../../components/text/clean-html.ts';
import { withoutControls } from '../../components/text/plain-text.ts';
import { type ListDefinition, readList } from '../read-list.ts';
import { xmlDocument } from './xml.ts';

export interface FeedFile {
  url: string;
  name: string;
  /** Media type; '' if unknown. */
  type: string;
  size?: number;
}
interface FeedEntry {
  /** Address of the notice, which is also its permanent id. */
  url: string;
  title: string;
  /** Author; '' for the college. */
  author: string;
  published: string;
  updated: string;
  html: string;
  files: readonly FeedFile[];
}
interface Feed {
  title: string;
  college: string;
  language: string;
  /** Address of the feed and of the page with the list. */
  self: string;
  page: string;
  updated: string;
  entries: readonly FeedEntry[];
}

/** Entries in a feed. Readers will not have missed more. */
const MAX_ENTRIES = 40;

/** Characters of text in a feed. Later entries have only a title, which links to the page. */
const MAX_TEXT = 500_000;

/** Reads the newest notices of a list. */
export async function readFeed(list: ListDefinition, args: LoaderFunctionArgs): Promise<Feed> {
  const { title, college, locale, today, url, base, notices } = await readList(
    list,
    args,
    MAX_ENTRIES,
  );
  const entries = dropTextsBeyondLimit(
    notices
      .slice(0, MAX_ENTRIES)
      .map((notice) => toFeedEntry(notice, { base, origin: url.origin, college, today })),
  );
  const times = entries.map(({ updated }) => updated);
  return {
    title: withoutControls(title),
    college: withoutControls(college.name),
    language: locale,
    self: url.href,
    page: url.href.slice(0, url.href.lastIndexOf('/')),
    updated: times.sort().at(-1) ?? startOfDay(today, college),
    entries,
  };
}

function dropTextsBeyondLimit(entries: readonly FeedEntry[]): FeedEntry[] {
  let textLeft = MAX_TEXT;
  return entries.map((entry) => {
    if (entry.html.length > textLeft) return { ...entry, html: '' };
    textLeft -= entry.html.length;
    return entry;
  });
}

interface Place {
  /** Address above `/singleevent`. */
  base: string;
  origin: string;
  college: Pick<College, 'time_zone'>;
  /** As YYYY-MM-DD. */
  today: string;
}

function toFeedEntry(notice: Notice, { base, origin, college, today }: Place): FeedEntry {
  const date = isoDate(notice.date);
  const day = startOfDay(date > today ? today : date, college);
  const updated = notice.updated_at || day;
  // The day of a coming event is later than its publication.
  const published = Date.parse(updated) < Date.parse(day) ? updated : day;
  return {
    url: eventPath(notice.id, base),
    title: withoutControls(notice.title),
    author: withoutControls(notice.posted_as),
    published,
    updated,
    html: withoutControls(cleanHtml(notice.description)).replaceAll(
      /(?<= (?:href|src)=")(?=\/)/g,
      origin,
    ),
    files: notice.upload_info.flatMap((file) => {
      const address = URL.parse(fileAddress(file), origin);
      if (!address) return [];
      const name = attachmentName(file) ?? fileName(file);
      return [{ url: address.href, name: withoutControls(name), type: file.mime, size: file.size }];
    }),
  };
}

/** Returns midnight of a day in the college's time zone. An invalid day becomes 1970-01-01. */
function startOfDay(day: string, { time_zone }: Pick<College, 'time_zone'>): string {
  const validDay = Number.isNaN(Date.parse(day)) ? '1970-01-01' : day;
  return midnightIn(time_zone, validDay).toISOString();
}

/** Writes an Atom feed (RFC 4287). */
export const toAtom = (feed: Feed): string =>
  xmlDocument({
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': feed.language,
      id: feed.self,
      title: `${feed.title} – ${feed.college}`,
      updated: feed.updated,
      author: { name: feed.college },
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': feed.self },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feed.page },
      ],
      entry: feed.entries.map(entryOf),
    },
  });

const entryOf = ({ url, title, author, published, updated, html, files }: FeedEntry) => ({
  id: url,
  title,
  published,
  updated,
  ...(author && { author: { name: author } }),
  link: [
    { '@_rel': 'alternate', '@_type': 'text/html', '@_href': url },
    ...files.map(({ url, name, type, size }) => ({
      '@_rel': 'enclosure',
      '@_href': url,
      ...(name && { '@_title': name }),
      ...(type && { '@_type': type }),
      ...(size !== undefined && { '@_length': `${size}` }),
    })),
  ],
  ...(html && { content: { '@_type': 'html', '#text': html } }),
});

/** Writes a JSON feed: https://www.jsonfeed.org/version/1.1/ */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${feed.title} – ${feed.college}`,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    authors: [{ name: feed.college }],
    items: feed.entries.map(itemOf),
  });

const itemOf = ({ url, title, author, published, updated, html, files }: FeedEntry) => ({
  id: url,
  url,
  title,
  content_html: html,
  date_published: published,
  date_modified: updated,
  ...(author && { authors: [{ name: author }] }),
  attachments: files.map(({ url, name, type, size }) => ({
    url,
    mime_type: type || 'application/octet-stream',
    ...(name && { title: name }),
    ...(size !== undefined && { size_in_bytes: size }),
  })),
});
