/** What is new in a list, for programs that follow it. */
import { midnightIn } from '@college/contract/days/midnight';
import type { College, Department, Notice } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { attachmentName } from '../../components/files/attachment-name.ts';
import { fileAddress } from '../../components/files/FileLink.tsx';
import { fileName } from '../../components/files/file-name.ts';
import { departmentPath, eventPath } from '../../components/navigation/addresses.ts';
import { clean } from '../../components/text/clean.ts';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import { newestOf, type Types } from './newest.ts';

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
const LONGEST = 40;

/** What is listed. */
export interface List {
  types: Types;
  title: (strings: Strings) => string;
  /** The department whose list it is; without one it is the college's. */
  department?: (args: LoaderFunctionArgs) => Promise<Pick<Department, 'dept_code' | 'dept_name'>>;
}

/** What is new in a list, asked for at an address below that of its page. */
export async function readFeed(list: List, args: LoaderFunctionArgs): Promise<Feed> {
  const { call, locale, strings, today } = args.context.get(loaderContext);
  const { types, title } = list;
  const department = await list.department?.(args);
  const [college, notices] = await Promise.all([
    call.getcollege(),
    newestOf(call, { types, dept_code: department?.dept_code, limit: LONGEST }),
  ]);
  const { origin, href } = new URL(args.request.url);
  const base = `${origin}${pathIn(locale, department ? departmentPath(department.dept_code) : '/')}`;
  const named = title(strings);
  const entries = notices.map((notice) => entryOf(notice, { base, origin, college }));
  const times = entries.map(({ updated }) => updated);
  return {
    title: department ? strings.department.pageOf(named, department.dept_name) : named,
    college: college.name,
    language: locale,
    self: href,
    page: href.slice(0, href.lastIndexOf('/')),
    updated: times.sort().at(-1) ?? beginOf(today, college),
    entries,
  };
}

interface Place {
  /** Under which `/singleevent` stands. */
  base: string;
  origin: string;
  college: Pick<College, 'time_zone'>;
}

function entryOf(notice: Notice, { base, origin, college }: Place): FeedEntry {
  const published = beginOf(notice.date.split('-').reverse().join('-'), college);
  return {
    url: eventPath(notice.id, base.replace(/\/$/, '')),
    title: notice.title,
    author: notice.posted_as,
    published,
    updated: notice.updated_at || published,
    html: clean(notice.description).replaceAll(/(?<= (?:href|src)=")(?=\/)/g, origin),
    files: notice.upload_info.map((file) => ({
      url: new URL(fileAddress(file), origin).href,
      name: attachmentName(file) ?? fileName(file),
      type: file.mime,
      size: file.size,
    })),
  };
}

/** Where the college is; a day that is none is the first one that programs know. */
function beginOf(day: string, { time_zone }: Pick<College, 'time_zone'>): string {
  const known = Number.isNaN(Date.parse(day)) ? '1970-01-01' : day;
  return midnightIn(time_zone, known).toISOString();
}
