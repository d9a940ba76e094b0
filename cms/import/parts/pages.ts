/** Imports the changes of a college to the site map, its page texts, and the courses in its forms. */
import { type AddedType, addedTypeAt, pathOfAddedType } from '@college/contract/added-pages';
import { staticPages } from '@college/contract/codes';
import type { SiteMapPage } from '@college/contract/entities';
import { OWN } from '../../content/site-map/added-page.ts';
import type { SitePage } from '../../payload-types.ts';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { eachOf, mainOf, pairs } from '../source.ts';

/** Ids of added pages here, by their category. */
export type AddedPages = ReadonlyMap<AddedType, number>;

export async function importSiteMap({ source, saveRecord }: Importer): Promise<AddedPages> {
  const ownPages = new Map<AddedType, number>();
  const answer = await source.ask('getsitemap', {});
  for (const rows of pairs(answer && eachOf(answer, ({ pages }) => pages))) {
    const { path, kind } = mainOf(rows);
    const id = await saveRecord({
      collection: 'site-pages',
      key: path,
      rows,
      data: async (row) => recordOf(row),
    });
    if (kind && id !== undefined) ownPages.set(addedTypeAt(path), id);
  }
  for (const rows of pairs(answer && eachOf(answer, ({ redirects }) => redirects)))
    await saveRecord({
      collection: 'redirects',
      key: mainOf(rows).from,
      rows,
      data: async (row) => row,
    });
  return ownPages;
}

/** The record of a page. An unknown place or kind is refused on saving. */
const recordOf = ({ path, title, hidden, kind, section, heading, menu, place }: SiteMapPage) => ({
  path,
  title,
  hidden: hidden === 1,
  kind: (kind || null) as SitePage['kind'],
  section: (section || null) as SitePage['section'],
  heading: (heading || null) as SitePage['heading'],
  menu: (menu || null) as SitePage['menu'],
  place,
});

/** A type in the form of records. */
export function storedType<Type extends string>(type: Type | AddedType, ownPages: AddedPages) {
  const own_page = ownPages.get(type as AddedType);
  return own_page === undefined
    ? { type: type as Exclude<Type, AddedType> }
    : { type: OWN, own_page };
}

export async function importCourses({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getcourse', {});
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'courses',
      key: mainOf(rows).name,
      rows,
      data: async (row) => ({ ...row, order: (index + 1) * 10 }),
    });
}

export async function importPages(
  { source, saveRecord }: Importer,
  own: AddedPages,
): Promise<void> {
  const added = [...own.keys()].map((type) => pathOfAddedType(type).slice(1));
  for (const page of [...staticPages, ...added]) {
    const answer = await source.ask('getpage', { page });
    const first = mainOf(answer);
    if (!answer || !first) continue;
    await saveRecord({
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

export async function importGuides({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getguides', {});
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'guides',
      key: mainOf(rows).address,
      rows,
      data: async ({ working_days, email, upload_info, updated, ...row }, { files }) => ({
        ...row,
        working_days: working_days || undefined,
        email: email || undefined,
        order: (index + 1) * 10,
        uploads: await files.all(upload_info, row.title),
      }),
    });
}
