import type { Guide, StaticPage, Tile } from '@college/contract/entities';
import { forVisitors } from '../../for-visitors.ts';
import type { College, Page, Guide as StoredGuide } from '../../payload-types.ts';
import { dateText } from '../../time-zone/dates.ts';
import { type Handler, listHandler } from '../handler.ts';
import { from, plain, presenter, text } from '../presenter.ts';
import { filesOf, type Related, urlOf } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

export const presentTiles = (tiles: College['portals'], related: Related): Tile[] =>
  (tiles ?? []).map(({ title, description, link, image }) => ({
    title: title ?? '',
    description: description ?? '',
    link: link ?? '',
    image: urlOf(image, related),
    file: related.fileAt(link),
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
  const [presented] = await staticPage.list(docs, context);
  return presented ?? 0;
};

export const guide = presenter<StoredGuide, Guide>()({
  address: plain,
  title: plain,
  summary: text,
  // A new guide that is previewed has none yet.
  steps: (steps: StoredGuide['steps'] | undefined) =>
    (steps ?? []).map(({ title, description }) => ({
      title: text(title),
      description: text(description),
    })),
  documents: (documents) => (documents ?? []).map(({ title }) => ({ title: text(title) })),
  fee: text,
  working_days: (days) => days ?? 0,
  link: text,
  office: text,
  email: text,
  phone: text,
  upload_info: from('uploads', filesOf),
  updated: from('updatedAt', dateText),
});

export const getguides = listHandler('guides', guide);
