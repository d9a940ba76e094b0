import { dateText } from './dates.ts';
import type { Handler } from './handler.ts';
import { fields, forVisitors } from './read.ts';
import { filesOf, relate, urlOf } from './related.ts';
import { htmlOf } from './rich-text.ts';
import { presentTiles } from './tiles.ts';

export const getpage: Handler<'getpage'> = async ({ page }, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'pages',
    where: { page: { equals: page } },
    limit: 1,
    select: fields('page', 'title', 'text', 'picture', 'cards', 'uploads', 'updatedAt'),
  });
  const [found] = docs;
  if (!found) return 0;
  const { title, text, picture, cards, uploads, updatedAt } = found;
  const related = await relate(context, {
    files: [picture, uploads, ...(cards ?? []).map(({ image }) => image)],
    texts: [text],
  });
  return {
    page: found.page,
    title,
    html: htmlOf(text, related),
    image: urlOf(related, picture),
    cards: presentTiles(cards, related),
    upload_info: filesOf(related, uploads),
    updated: dateText(updatedAt),
  };
};
