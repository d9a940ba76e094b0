import type { StaticPage } from '@college/contract/entities';
import type { Page } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { from, presenter, text } from '../presenter.ts';
import { filesOf, urlOf } from '../related.ts';
import { htmlOf } from '../rich-text/to-html.ts';
import { presentTiles } from './tiles.ts';

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
  const [found] = await staticPage.list(docs, context);
  return found ?? 0;
};
