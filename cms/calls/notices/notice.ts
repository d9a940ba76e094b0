/** Notices and events as they leave. */
import type { Event, Notice } from '@college/contract/entities';
import { dateText, isNew, writtenDate } from '../../dates.ts';
import type { Notice as StoredNotice } from '../../payload-types.ts';
import { fields } from '../read.ts';
import { filesOf, picturesOf, type Related } from '../related.ts';
import { htmlOf } from '../rich-text/rich-text.ts';

export const noticeFields = fields(
  'title',
  'description',
  'date',
  'posted_as',
  'link',
  'type',
  'caption',
  'uploads',
  'featured_photos',
);
export const eventFields = fields('title', 'date', 'featured_photos');

type NoticeRow = Pick<StoredNotice, 'id' | keyof typeof noticeFields>;
export type EventRow = Pick<StoredNotice, 'id' | keyof typeof eventFields>;

export const presentNotice = (notice: NoticeRow, related: Related): Notice => ({
  id: String(notice.id),
  title: notice.title,
  description: htmlOf(notice.description, related),
  ...writtenDate(notice.date),
  posted_as: notice.posted_as ?? '',
  link: notice.link ?? '',
  diff: isNew(notice.date) ? 1 : 0,
  type: notice.type,
  caption: notice.caption ?? '',
  upload_info: filesOf(related, notice.uploads),
  featured_photo: picturesOf(related, notice.featured_photos),
});

export const presentEvent = (event: EventRow, related: Related): Event => ({
  id: String(event.id),
  title: event.title,
  date: dateText(event.date),
  featured_photo: picturesOf(related, event.featured_photos),
});
