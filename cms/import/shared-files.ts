/** Files of departments, important files, albums, courses, and pages of words. */
import { COLLEGE_CODE, departmentFileTypes, staticPages } from '@college/contract/codes';
import { storedDay } from './days.ts';
import type { Importer } from './importer.ts';
import { pairs } from './source.ts';

const none = { en: [], as: [] };
const today = () => new Date().toISOString();

export async function importDepartmentFiles(
  { source, bring }: Importer,
  departments: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [dept_code, department] of departments)
    for (const type of departmentFileTypes) {
      const answer = await source.ask('getdepartmentfilebytype', { dept_code, type });
      for (const rows of pairs(answer ?? none).reverse())
        await bring({
          collection: 'department-files',
          key: rows.en.id,
          id: rows.en.id,
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

export async function importImportantFiles({ source, bring }: Importer): Promise<void> {
  const answer = await source.ask('getimportantfiles', {});
  for (const rows of pairs(answer ?? none).reverse())
    await bring({
      collection: 'important-files',
      key: rows.en.id,
      id: rows.en.id,
      rows,
      data: async (row, { html, files }) => ({
        title: row.title,
        date: storedDay(row.date) ?? today(),
        description: await html(row.description),
        uploads: await files.all(row.upload_info, row.title),
      }),
    });
}

/** Albums tell no date: they are written oldest first, and dated as they are written. */
export async function importAlbums(
  { source, bring }: Importer,
  departments: ReadonlyMap<string, number>,
): Promise<void> {
  const owners: [string, number | undefined][] = [[COLLEGE_CODE, undefined], ...departments];
  for (const [dept, department] of owners) {
    const answer = await source.ask('getgallery', { dept, type: 'DEPARTMENT' });
    for (const rows of pairs(answer ?? none).reverse())
      await bring({
        collection: 'albums',
        key: `${dept} ${rows.en.caption} ${rows.en.upload_info[0]?.url}`,
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

export async function importCourses({ source, bring }: Importer): Promise<void> {
  const answer = await source.ask('getcourse', {});
  for (const [index, rows] of pairs(answer ?? none).entries())
    await bring({
      collection: 'courses',
      key: rows.en.name,
      rows,
      data: async (row) => ({ ...row, order: (index + 1) * 10 }),
    });
}

export async function importPages({ source, bring }: Importer): Promise<void> {
  for (const page of staticPages) {
    const answer = await source.ask('getpage', { page });
    if (!answer || answer.en === 0) continue;
    await bring({
      collection: 'pages',
      key: page,
      rows: { en: answer.en, as: answer.as === 0 ? answer.en : answer.as },
      data: async (row, { html, files }) => ({
        _status: 'published' as const,
        page,
        title: row.title || page,
        text: await html(row.html),
        picture: await files.one(row.image, row.title),
        cards: await Promise.all(
          row.cards.map(async ({ image, ...card }) => ({
            ...card,
            image: await files.one(image, card.title),
          })),
        ),
        uploads: await files.all(row.upload_info, row.title),
      }),
    });
  }
}
