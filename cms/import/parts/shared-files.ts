/** Files of departments, important files and albums. */
import { departmentFileTypes } from '@college/contract/codes';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { mainOf, pairs } from '../source.ts';

const today = () => new Date().toISOString();

export async function importDepartmentFiles(
  { source, saveRecord }: Importer,
  departments: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [dept_code, department] of departments)
    for (const type of departmentFileTypes) {
      const answer = await source.ask('getdepartmentfilebytype', { dept_code, type });
      for (const rows of pairs(answer).reverse())
        await saveRecord({
          collection: 'department-files',
          key: mainOf(rows).id,
          id: mainOf(rows).id,
          rows,
          data: async (row, { html, files }) => ({
            department,
            type,
            title: row.title || type,
            date: storedDay(row.date) ?? today(),
            description: await html(row.description),
            uploads: await files.all(row.upload_info, row.title),
          }),
        });
    }
}

export async function importImportantFiles({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getimportantfiles', {});
  for (const rows of pairs(answer).reverse())
    await saveRecord({
      collection: 'important-files',
      key: mainOf(rows).id,
      id: mainOf(rows).id,
      rows,
      data: async (row, { html, files }) => ({
        title: row.title,
        date: storedDay(row.date) ?? today(),
        description: await html(row.description),
        uploads: await files.all(row.upload_info, row.title),
      }),
    });
}

/**
 * Imports albums, oldest first. Answers contain no dates of albums, so they get the current one.
 */
export async function importAlbums(
  { source, saveRecord, codes }: Importer,
  departments: ReadonlyMap<string, number>,
): Promise<void> {
  const owners: [string, number | undefined][] = [[codes.college, undefined], ...departments];
  for (const [dept, department] of owners) {
    const answer = await source.ask('getgallery', { dept, type: 'DEPARTMENT' });
    for (const rows of pairs(answer).reverse())
      await saveRecord({
        collection: 'albums',
        key: `${dept} ${mainOf(rows).caption} ${mainOf(rows).upload_info[0]?.url}`,
        rows,
        data: async (row, { files }) => ({
          department,
          caption: row.caption || 'Album',
          date: today(),
          pictures: await files.all(row.upload_info, row.caption),
        }),
      });
  }
}
