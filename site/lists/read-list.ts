import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { College, Department, Notice } from '@college/contract/entities';
import { type Locale, pathIn } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { isoDate } from '../components/dates/days-until.ts';
import { departmentPath } from '../components/navigation/page-paths.ts';
import { loaderContext } from '../context.ts';
import type { Strings } from '../strings/en.ts';

/** A list of notices that has feeds. */
export interface ListDefinition {
  types: NoticeTypes;
  title: (strings: Strings) => string;
  /** Reads the department of the list; without it, the list is the college's. */
  department?: (args: LoaderFunctionArgs) => Promise<Pick<Department, 'dept_code' | 'dept_name'>>;
}

/** The notices of a list and everything that feeds need. */
export interface ListContent {
  title: string;
  college: College;
  locale: Locale;
  strings: Strings;
  /** Today in the college's time zone, YYYY-MM-DD. */
  today: string;
  /** The requested address. */
  url: URL;
  /** Address above `/singleevent`: of the college or a department, in the current language. */
  base: string;
  /** Newest first. */
  notices: Notice[];
}

/** Reads at most `limit` notices of each type. */
export async function readList(
  list: ListDefinition,
  args: LoaderFunctionArgs,
  limit: number,
): Promise<ListContent> {
  const { call, locale, strings, today } = args.context.get(loaderContext);
  const department = await list.department?.(args);
  const [college, notices] = await Promise.all([
    call.getcollege(),
    getNewestNotices(call, { types: list.types, dept_code: department?.dept_code, limit }),
  ]);
  const url = new URL(args.request.url);
  const path = pathIn(locale, department ? departmentPath(department.dept_code) : '/');
  const title = list.title(strings);
  return {
    title: department ? strings.department.pageOf(title, department.dept_name) : title,
    ...{ college, locale, strings, today, url, notices },
    base: `${url.origin}${path}`.replace(/\/$/, ''),
  };
}

export type NoticeTypes = readonly NoticeType[];
interface NoticeQuery {
  types: NoticeTypes;
  /** Code of the department; undefined for the college. */
  dept_code: string | undefined;
  limit: number;
}

/** Returns the newest notices of several types, at most `limit` of each, even from a backend without paging. */
export async function getNewestNotices(call: Client, { types, dept_code, limit }: NoticeQuery) {
  const lists = await Promise.all(
    types.map((type) =>
      dept_code === undefined
        ? call.getnoticesbytype({ type, limit })
        : call.getnoticesbytypedept({ dept_code, type, limit }),
    ),
  );
  return lists
    .flatMap((list) => list.slice(0, limit))
    .sort((first, second) => isoDate(second.date).localeCompare(isoDate(first.date), 'en'));
}
