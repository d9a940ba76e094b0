/** Calls of the home page: holidays, the featured notification, admission, and photos. */
import type { PhotoType } from '@college/contract/codes';
import type { Photo } from '@college/contract/entities';
import { asSystem } from '../../access.ts';
import { includesToday } from '../../content/home/holidays.ts';
import { fields, flag, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import { dateText } from '../../time-zone/dates.ts';
import type { Context, Handler } from '../handler.ts';
import { filesOf, urlOf, urlsOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

export const checkiftodayisholiday: Handler<'checkiftodayisholiday'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'holidays',
    // For every user, because staff could otherwise read all holidays.
    where: includesToday(),
    sort: ['start_date', 'id'],
    limit: 1,
    select: fields('title', 'start_date', 'end_date', 'description', 'uploads'),
  });
  const [holiday] = docs;
  if (!holiday) return { status: 0, data: null };
  const { uploads, description } = holiday;
  return withRelated(context, (related) => ({
    status: 1,
    data: {
      title: holiday.title,
      upload_info: filesOf(uploads, related),
      start_date: dateText(holiday.start_date),
      end_date: dateText(holiday.end_date),
      description: htmlOf(description, related),
    },
  }));
};

/** The dates of holidays are public; their texts only on the day itself. */
export const getholidays: Handler<'getholidays'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...asSystem,
    collection: 'holidays',
    sort: ['start_date', 'id'],
    limit: MOST_RECORDS,
    select: fields('title', 'start_date', 'end_date', 'updatedAt'),
  });
  return docs.map(({ id, title, start_date, end_date, updatedAt }) => ({
    id: String(id),
    title: title ?? '',
    start_date: dateText(start_date),
    end_date: dateText(end_date),
    updated_at: updatedAt,
  }));
};

export const getfeaturednotificationwebsite: Handler<'getfeaturednotificationwebsite'> = async (
  _input,
  context,
) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'featured-notifications',
    where: { active: { equals: true } },
    sort: ['-createdAt', '-id'],
    limit: 5,
    select: fields('description', 'pictures'),
  });
  return withRelated(context, (related) =>
    docs.map(({ pictures, description }) => ({
      upload_info_url: urlsOf(pictures, related),
      description: htmlOf(description, related),
    })),
  );
};

export const admissionSettings: Handler<'settings/admissionSettings.json'> = async (
  _input,
  context,
) => {
  const { pagination, ...options } = forVisitors(context);
  const { open, session, link } = await context.payload.findGlobal({
    ...options,
    slug: 'admission',
    select: fields('open', 'session', 'link'),
  });
  return { status: flag(open), session: session ?? '', link: link ?? '' };
};

async function photos(type: PhotoType, context: Context): Promise<Photo[]> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'photos',
    where: { type: { equals: type } },
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
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
