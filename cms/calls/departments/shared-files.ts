/** Files that stand on their own: of departments, important ones, and albums of pictures. */
import type { Album, DepartmentFile, ImportantFile } from '@college/contract/entities';
import { dateText } from '../../dates.ts';
import type { Handler } from '../handler.ts';
import { everything, fields, forVisitors } from '../read.ts';
import { filesOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text/rich-text.ts';
import { inDepartment } from './in-department.ts';

const newestFirst = { sort: ['-date', '-id'], limit: everything };

export const getdepartmentfilebytype: Handler<'getdepartmentfilebytype'> = async (
  { dept_code, type },
  context,
): Promise<DepartmentFile[]> => {
  const department = await inDepartment(dept_code, context);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'department-files',
    where: { and: [{ type: { equals: type } }, department] },
    select: fields('type', 'title', 'description', 'date', 'uploads'),
  });
  return withRelated(context, (related) =>
    docs.map(({ id, type, title, description, date, uploads }) => ({
      id: String(id),
      type,
      title,
      description: htmlOf(description, related),
      date: dateText(date),
      upload_info: filesOf(related, uploads),
    })),
  );
};

export const getimportantfiles: Handler<'getimportantfiles'> = async (
  _input,
  context,
): Promise<ImportantFile[]> => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'important-files',
    select: fields('title', 'description', 'date', 'uploads'),
  });
  return withRelated(context, (related) =>
    docs.map(({ id, title, description, date, uploads }) => ({
      id: String(id),
      title,
      description: htmlOf(description, related),
      date: dateText(date),
      upload_info: filesOf(related, uploads),
    })),
  );
};

export const getgallery: Handler<'getgallery'> = async ({ dept }, context): Promise<Album[]> => {
  const where = await inDepartment(dept, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'albums',
    where,
    select: fields('caption', 'pictures'),
  });
  return withRelated(context, (related) =>
    docs.map(({ caption, pictures }) => ({
      caption,
      upload_info: filesOf(related, pictures),
    })),
  );
};
