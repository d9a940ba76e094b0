/** What is new in a list, for programs that follow it. */
import { midnightIn } from '@college/contract/days/midnight';
import type { College, Notice } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { fileAddress } from '../../components/files/FileLink.tsx';
import { attachmentName, fileName } from '../../components/files/FileName.tsx';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { isoDate } from '../../components/notices/due.ts';
import { cleanHtml } from '../../components/text/clean-html.ts';
import { withoutControls } from '../../components/text/plain-text.ts';
import { type ListDefinition, readList } from '../read-list.ts';

export interface FeedFile {
  url: string;
  name: string;
  /** Media type; '' where nobody knows. */
  type: string;
  /** Bytes. */
  size?: number;
}
export interface FeedEntry {
  /** Where it stands by itself, which never changes: its id, too. */
  url: string;
  title: string;
  /** Of whoever put it up; '' for the college. */
  author: string;
  /** ISO 8601. */
  published: string;
  updated: string;
  html: string;
  files: readonly FeedFile[];
}
export interface Feed {
  title: string;
  college: string;
  language: string;
  /** Its own address, and that of the page that shows the list. */
  self: string;
  page: string;
  /** ISO 8601. */
  updated: string;
  entries: readonly FeedEntry[];
}

/** The newest that any reader of feeds has not yet seen. */
const MAX_ENTRIES = 40;

/** Letters of texts in one feed: the newest are in it, and of others the title, which leads to the page. */
const MAX_TEXT = 500_000;

/** What is new in a list. */
export async function readFeed(list: ListDefinition, args: LoaderFunctionArgs): Promise<Feed> {
  const { title, college, locale, today, url, base, notices } = await readList(
    list,
    args,
    MAX_ENTRIES,
  );
  const entries = dropTextsBeyondLimit(
    notices
      .slice(0, MAX_ENTRIES)
      .map((notice) => toFeedEntry(notice, { base, origin: url.origin, college })),
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
  /** Under which `/singleevent` stands. */
  base: string;
  origin: string;
  college: Pick<College, 'time_zone'>;
}

function toFeedEntry(notice: Notice, { base, origin, college }: Place): FeedEntry {
  const published = startOfDay(isoDate(notice.date), college);
  return {
    url: eventPath(notice.id, base),
    title: withoutControls(notice.title),
    author: withoutControls(notice.posted_as),
    published,
    updated: notice.updated_at || published,
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

/** Where the college is; a day that is none is the first one that programs know. */
function startOfDay(day: string, { time_zone }: Pick<College, 'time_zone'>): string {
  const validDay = Number.isNaN(Date.parse(day)) ? '1970-01-01' : day;
  return midnightIn(time_zone, validDay).toISOString();
}
