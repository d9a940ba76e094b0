import type { StaticPage } from '@college/contract/entities';
import { dateText } from '../../dates.ts';
import type { Page } from '../../payload-types.ts';
import type { Context, Handler } from '../handler.ts';
import { fields, forVisitors } from '../read.ts';
import { filesOf, urlOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text/rich-text.ts';
import { presentTiles } from './tiles.ts';

export const pageFields = fields(
  'page',
  'title',
  'text',
  'picture',
  'cards',
  'uploads',
  'updatedAt',
);

export const getpage: Handler<'getpage'> = async ({ page }, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'pages',
    where: { page: { equals: page } },
    limit: 1,
    select: pageFields,
  });
  return docs[0] ? presentPage(docs[0], context) : 0;
};

export const presentPage = (
  { page, title, text, picture, cards, uploads, updatedAt }: Pick<Page, keyof typeof pageFields>,
  context: Context,
): Promise<StaticPage> =>
  withRelated(context, (related) => ({
    page,
    title,
    html: htmlOf(text, related),
    image: urlOf(related, picture),
    cards: presentTiles(cards, related),
    upload_info: filesOf(related, uploads),
    updated: dateText(updatedAt),
  }));
