import type { PhotoType } from '@college/contract/codes';
import type { Photo } from '@college/contract/entities';
import { fields, forVisitors, LONGEST_LIST } from '../../for-visitors.ts';
import type { Context, Handler } from '../handler.ts';
import { urlOf, withRelated } from '../related.ts';

async function photos(type: PhotoType, context: Context): Promise<Photo[]> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'photos',
    where: { type: { equals: type } },
    sort: ['order', 'id'],
    limit: LONGEST_LIST,
    select: fields('image', 'caption', 'type'),
  });
  const presented = await withRelated(context, (related) =>
    docs.map(({ image, caption, type }) => ({
      url: urlOf(image, related),
      caption: caption ?? '',
      type,
    })),
  );
  return presented.filter(({ url }) => url !== '');
}

export const getphotosforwebsite: Handler<'getphotosforwebsite'> = ({ type }, context) =>
  photos(type, context);

export const getphotosforwebsitewithcaption: Handler<'getphotosforwebsitewithcaption'> = async (
  { type },
  context,
) => (await photos(type, context)).filter(({ caption }) => caption !== '');
