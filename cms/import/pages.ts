/** The standing words of the website, and the courses that its forms offer. */
import { staticPages } from '@college/contract/codes';
import { storedDay } from './days.ts';
import type { Importer } from './importer.ts';
import { eachOf, pairs } from './source.ts';

export async function importCourses({ source, bring }: Importer): Promise<void> {
  const answer = await source.ask('getcourse', {});
  for (const [index, rows] of pairs(answer).entries())
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
    const first = answer?.en;
    if (!answer || !first) continue;
    await bring({
      collection: 'pages',
      key: page,
      rows: eachOf(answer, (row) => row || first),
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
        since: storedDay(row.since),
      }),
    });
  }
}
