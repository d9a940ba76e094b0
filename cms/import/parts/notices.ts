import { departmentNoticeTypes, type NoticeType, noticeTypes } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import { RECORDS_PER_PAGE } from '@college/contract/limits';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { eachOf, type InAll, mainOf, pairs } from '../source.ts';
import type { Tools } from '../writer.ts';
import { type AddedPages, storedType } from './pages.ts';

const ofDepartments: readonly NoticeType[] = departmentNoticeTypes;
const ofCollege = noticeTypes.filter((type) => !ofDepartments.includes(type));

/** Imports notices of the college and of each department. */
export async function importNotices(
  importer: Importer,
  departments: ReadonlyMap<string, number>,
  ownPages: AddedPages,
): Promise<void> {
  const college = { dept_code: importer.codes.college, department: undefined, ownPages };
  for (const type of [...ofCollege, ...ownPages.keys()]) await importType(importer, type, college);
  for (const [dept_code, department] of departments)
    for (const type of noticeTypes)
      await importType(importer, type, { dept_code, department, ownPages });
}

interface Owner {
  dept_code: string;
  department: number | undefined;
  ownPages: AddedPages;
}

async function importType(
  { source, saveRecord }: Importer,
  type: NoticeType,
  { dept_code, ...owner }: Owner,
): Promise<void> {
  let first: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await source.ask('getnoticesbytype', {
      dept_code,
      type,
      limit: RECORDS_PER_PAGE,
      page,
    });
    // A backend without paging returns everything on every page.
    if (!answer || mainOf(answer).length === 0 || mainOf(answer)[0]?.id === first) return;
    first = mainOf(answer)[0]?.id;
    // Oldest first, so that later notices get higher ids here too.
    for (const rows of pairs(answer).reverse())
      await saveRecord({
        collection: 'notices',
        key: mainOf(rows).id,
        id: mainOf(rows).id,
        rows: settled(rows),
        data: (row, tools) => recordOf(row, owner, tools),
      });
    if (mainOf(answer).length < RECORDS_PER_PAGE) return;
  }
}

/**
 * Removes the mark for new notices and the time of saving, because their changes are not changes of
 * the notice.
 */
const settled = (rows: InAll<Notice>): InAll<Notice> =>
  eachOf(rows, (row) => ({ ...row, diff: 0, updated_at: undefined }));

const recordOf = async (
  row: Notice,
  { department, ownPages }: Omit<Owner, 'dept_code'>,
  { html, files }: Tools,
) => ({
  _status: 'published' as const,
  title: row.title || row.caption || row.type,
  ...storedType(row.type, ownPages),
  date: storedDay(row.date) ?? new Date().toISOString(),
  department,
  description: await html(row.description),
  uploads: await files.all(row.upload_info, row.title),
  featured_photos: await files.all(row.featured_photo, row.title),
  caption: row.caption,
  posted_as: row.posted_as,
  link: row.link,
  deadline: storedDay(row.deadline ?? ''),
  importance: row.importance,
  on_top_until: storedDay(row.on_top_until ?? ''),
  cancelled: row.cancelled === 1,
});
