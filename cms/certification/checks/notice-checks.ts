/** Checks of what notices need by their type. */
import { announcementTypes } from '@college/contract/codes';
import type { Where } from 'payload';
import { lacksLastDay } from '../../content/notices/needs-last-day.ts';
import { OWN } from '../../content/site-map/added-page.ts';
import { forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import { hasText, plainTextOf } from '../../platform/translations/translation-state.ts';
import { startOfToday } from '../../time-zone/dates.ts';
import { type Check, type CheckContext, type Fact, nameFirst, resultOf } from '../check.ts';

/** Notices that a row names. */
const MOST_NAMED = 20;

/** Announcements in the current lists, which are not past their last day. */
async function readCurrentNotices(context: CheckContext) {
  const current: Where = {
    or: [
      { deadline: { exists: false } },
      { deadline: { greater_than_equal: startOfToday().toISOString() } },
    ],
  };
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'notices',
    where: { and: [{ type: { in: [...announcementTypes, OWN] } }, current] },
    select: {
      title: true,
      type: true,
      deadline: true,
      expires: true,
      description: true,
      link: true,
      uploads: true,
    },
    sort: '-date',
    depth: 0,
  });
  return docs;
}

/** Every tender, vacancy and admission in the current lists has a last day, after which it is in the archive. */
export const lastDays: Check = async (context) => {
  const notices = await readCurrentNotices(context);
  return resultOf(
    notices.filter(lacksLastDay).map(
      ({ id, title }): Fact => ({
        says: '“{{title}}” has no last day and stays in the current list.',
        values: { title },
        link: `/admin/collections/notices/${id}`,
      }),
    ),
    [
      {
        says: 'Every tender, vacancy and admission in the current lists has a last day. Then it is in the archive of its year, marked as closed.',
        link: '/notifications/tender',
      },
    ],
  );
};

/** Current announcements say in words what they are about; files in another language name it. */
export const describedNotices: Check = async (context) => {
  const notices = await readCurrentNotices(context);
  const silent = notices.filter(
    ({ description, link }) => !plainTextOf(description).trim() && !link,
  );
  const wrong = silent.map(
    ({ id, title }): Fact => ({
      says: '“{{title}}” is only a title or a file. Say what it is for and what to do.',
      values: { title },
      link: `/admin/collections/notices/${id}`,
    }),
  );
  return resultOf(
    nameFirst(wrong, MOST_NAMED),
    [{ says: 'Every current announcement has a text or leads to a page.' }],
    silent.length < notices.length ? 'partly' : 'not',
  );
};

/** No current notice consists of a picture alone. */
export const picturesOfText: Check = async (context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'notices',
    where: { 'uploads.mimeType': { contains: 'image/' } },
    sort: '-date',
    limit: MOST_RECORDS,
    depth: 1,
    select: { title: true, description: true, uploads: true },
    populate: { media: { mimeType: true } },
  });
  const pictures = docs.filter(
    ({ description, uploads }) =>
      !hasText(description) &&
      (uploads ?? []).every(
        (file) => typeof file === 'object' && file.mimeType?.startsWith('image/'),
      ),
  );
  const wrong = pictures.map(
    ({ id, title }): Fact => ({
      says: 'The notice “{{title}}” is a picture without a text.',
      values: { title },
      link: `/admin/collections/notices/${id}`,
    }),
  );
  return resultOf(nameFirst(wrong, MOST_NAMED));
};
