/** Calls for separate files: of departments, important ones, and picture albums. */
import type { Album, DepartmentFile, ImportantFile } from '@college/contract/entities';
import { forVisitors, LONGEST_LIST } from '../../for-visitors.ts';
import type {
  Album as StoredAlbum,
  DepartmentFile as StoredDepartmentFile,
  ImportantFile as StoredImportantFile,
} from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { type Handler, listHandler } from '../handler.ts';
import { from, plain, presenter } from '../presenter.ts';
import { filesOf } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';
import { whereDepartment } from './in-department.ts';

const newestFirst = { sort: ['-date', '-id'], limit: LONGEST_LIST };

const titled = {
  id: String,
  title: plain,
  description: htmlOf,
  date: dateText,
  upload_info: from('uploads', filesOf),
} as const;
const departmentFile = presenter<StoredDepartmentFile, DepartmentFile>()({
  ...titled,
  type: plain,
});
const importantFile = presenter<StoredImportantFile, ImportantFile>()(titled);
const album = presenter<StoredAlbum, Album>()({
  caption: plain,
  upload_info: from('pictures', filesOf),
});

export const getdepartmentfilebytype: Handler<'getdepartmentfilebytype'> = async (
  { dept_code, type },
  context,
) => {
  const department = await whereDepartment(dept_code, context);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'department-files',
    where: { and: [{ type: { equals: type } }, department] },
    select: departmentFile.select,
  });
  return departmentFile.list(docs, context);
};

export const getimportantfiles = listHandler('important-files', importantFile, newestFirst.sort);

export const getgallery: Handler<'getgallery'> = async ({ dept }, context) => {
  const where = await whereDepartment(dept, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'albums',
    where,
    select: album.select,
  });
  return album.list(docs, context);
};
