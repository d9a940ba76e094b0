import { announcedEvents } from '@college/contract/codes';
import type { Where } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import { sharePictureOf } from '../../platform/share-pictures/subject.ts';
import { startOfToday } from '../../platform/time-zone/dates.ts';
import type { Handler } from '../handler.ts';
import { recordId } from '../input.ts';
import { event } from './notice.ts';
import { newestFirst, notices, whereYear } from './notices.ts';

const MOST_UPCOMING = 12;

export const getcollegeeventlistwithyear: Handler<'getcollegeeventlistwithyear'> = async (
  { limit, page, ...input },
  context,
) => {
  const where = await whereYear(input, context);
  if (!where) return [];
  const { select } = event;
  return event.list(await newestFirst({ where, limit, page, select }, context), context);
};

export const getupcomingevents: Handler<'getupcomingevents'> = async (_input, context) => {
  const today = startOfToday().toISOString();
  const type: Where = { type: { in: announcedEvents } };
  const listing = { limit: MOST_UPCOMING, select: event.select };
  const [ahead, past] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      ...listing,
      collection: 'notices',
      where: { and: [type, { date: { greater_than_equal: today } }] },
      sort: ['date', 'id'],
    }),
    newestFirst({ ...listing, where: { and: [type, { date: { less_than: today } }] } }, context),
  ]);
  return event.list([...ahead.docs, ...past].slice(0, MOST_UPCOMING), context);
};

export const getsingleeventbyid: Handler<'getsingleeventbyid'> = async ({ eventId }, context) => {
  const id = recordId(eventId);
  if (id === undefined) return 0;
  const { payload, locale } = context;
  const [[singleEvent], share_picture] = await Promise.all([
    notices({ id: { equals: id } }, { limit: 1 }, context),
    sharePictureOf({ collection: 'notices', id, locale }, payload),
  ]);
  return singleEvent ? { ...singleEvent, share_picture } : 0;
};
