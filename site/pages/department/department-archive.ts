import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { withPinned } from '../../components/notices/due.ts';
import { type Described, loaderContext, type PageMeta } from '../../context.ts';
import { loadPage, ONE_ITEM, type Paging, parsePage } from '../../lists/paging.ts';
import { filterNonEmptyYears, getArchiveYears, lastYears, parseYear } from '../../lists/years.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';

/** Reads a page of a department's notices or events: the latest, or those of `?year=`. */
export async function readArchive(
  args: LoaderFunctionArgs,
  { type, size }: { type: NoticeType; size: number },
) {
  const { call, today } = args.context.get(loaderContext);
  const url = new URL(args.request.url);
  const year = parseYear(url.searchParams.get('year'));
  const page = parsePage(url);
  const department = await readDepartment(args);
  const { dept_code } = department;
  const loadNotices = (noticeYear: number | undefined, paging: Paging) =>
    call.getnoticesbytypedept({ dept_code, type, year: noticeYear, ...paging });
  const [noticePage, dueNotices, years] = await Promise.all([
    loadPage((paging) => loadNotices(year, paging), page, size),
    page === 1 && !year ? call.getduenotices({ dept_code }) : [],
    getArchiveYears(call, { type, dept_code }, () =>
      filterNonEmptyYears(lastYears(today), (noticeYear) => loadNotices(noticeYear, ONE_ITEM)),
    ),
  ]);
  const items = withPinned(noticePage.items, dueNotices, { type, today });
  return { department, year, page, path: departmentPath(dept_code), years, ...noticePage, items };
}

type Archive = Awaited<ReturnType<typeof readArchive>>;

/** Returns title and description of such a page. */
export function archiveMeta(name: string, args: Described<Archive>): PageMeta {
  const { year, page } = args.data;
  const nameWithYear = year ? `${name} ${year}` : name;
  const title =
    page > 1 ? `${nameWithYear}, ${args.strings.notices.pageNumber(page)}` : nameWithYear;
  return departmentMeta(title, args);
}
