import type { StaticPage, Tile } from '@college/contract/entities';
import { forVisitors } from '../../for-visitors.ts';
import type { College, Page } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import type { Handler } from '../handler.ts';
import { from, presenter, text } from '../presenter.ts';
import { filesOf, type Related, urlOf } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

export const presentTiles = (tiles: College['portals'], related: Related): Tile[] =>
  (tiles ?? []).map(({ title, description, link, image }) => ({
    title: title ?? '',
    description: description ?? '',
    link: link ?? '',
    image: urlOf(image, related),
  }));

export const staticPage = presenter<Page, StaticPage>()({
  page: text,
  title: text,
  html: from('text', htmlOf),
  image: from('picture', urlOf),
  cards: presentTiles,
  upload_info: from('uploads', filesOf),
  since: dateText,
  updated: from('updatedAt', dateText),
});

export const getpage: Handler<'getpage'> = async ({ page }, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'pages',
    where: { page: { equals: page } },
    limit: 1,
    select: staticPage.select,
  });
  const [staticPageOfCode] = await staticPage.list(docs, context);
  return staticPageOfCode ?? 0;
};
