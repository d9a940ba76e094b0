import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { withOnTop } from '../../components/notices/due.ts';
import { type Described, loaderContext, type PageMeta } from '../../context.ts';
import { askedPage, FIRST_ITEM, type Paging, readPage } from '../../lists/paging.ts';
import { archiveYears, askedYear, filledYears, lastYears } from '../../lists/years.ts';
import { micrositeMeta, readDepartment } from './read-department.ts';

/** A page of a department's notices or events: the latest of all years, or those of `?year=`. */
export async function readArchive(
  args: LoaderFunctionArgs,
  { type, size }: { type: NoticeType; size: number },
) {
  const { call, today } = args.context.get(loaderContext);
  const url = new URL(args.request.url);
  const year = askedYear(url.searchParams.get('year'));
  const page = askedPage(url);
  const department = await readDepartment(args);
  const { dept_code } = department;
  const noticesOf = (one: number | undefined, paging: Paging) =>
    call.getnoticesbytypedept({ dept_code, type, year: one, ...paging });
  const [shown, pressing, years] = await Promise.all([
    readPage((paging) => noticesOf(year, paging), page, size),
    page === 1 && !year ? call.getduenotices({ dept_code }) : [],
    archiveYears(call, { type, dept_code }, () =>
      filledYears(lastYears(today), (one) => noticesOf(one, FIRST_ITEM)),
    ),
  ]);
  const items = withOnTop(shown.items, pressing, { type, today });
  return { department, year, page, path: departmentPath(dept_code), years, ...shown, items };
}

type Archive = Awaited<ReturnType<typeof readArchive>>;

/** Title and description of such a page. */
export function archiveMeta(name: string, given: Described<Archive>): PageMeta {
  const { year, page } = given.data;
  const dated = year ? `${name} ${year}` : name;
  const shown = page > 1 ? `${dated}, ${given.strings.notices.pageNumber(page)}` : dated;
  return micrositeMeta(shown, given);
}
