/** Presents notices and events for answers. */
import type { Event, Notice } from '@college/contract/entities';
import { flag } from '../../for-visitors.ts';
import type { Notice as StoredNotice } from '../../payload-types.ts';
import { dateText, formatDate, isNew } from '../../time-zone/dates.ts';
import { typeOf } from '../added-pages.ts';
import type { Context } from '../handler.ts';
import { from, plain, presenter, text } from '../presenter.ts';
import { filesOf, picturesOf, type Related, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

type Day = StoredNotice['date'];

const words = presenter<StoredNotice, Omit<Notice, 'type' | 'share_picture'>>()({
  id: String,
  title: text,
  description: htmlOf,
  date: dateText,
  date_no: from('date', (day: Day) => formatDate(day).date_no),
  month: from('date', (day: Day) => formatDate(day).month),
  year: from('date', (day: Day) => formatDate(day).year),
  posted_as: text,
  link: text,
  link_file: from('link', (link: StoredNotice['link'], related: Related) => related.fileAt(link)),
  diff: from('date', (day: Day) => flag(isNew(day))),
  caption: text,
  upload_info: from('uploads', filesOf),
  featured_photo: from('featured_photos', picturesOf),
  updated_at: from('updatedAt', plain<string>),
  deadline: dateText,
  importance: from(
    'importance',
    (importance: StoredNotice['importance']) => importance ?? undefined,
  ),
  on_top_until: dateText,
  cancelled: flag,
});

type Given = Parameters<typeof words.present>[0] & Pick<StoredNotice, 'type' | 'own_page'>;
const present = (row: Given, related: Related): Notice => ({
  ...words.present(row, related),
  type: typeOf(row, related),
});
/** The type comes from two fields: whether it is an added category, and which. */
export const notice = {
  select: { ...words.select, type: true, own_page: true } as const,
  present,
  list: (rows: readonly Given[], context: Context): Promise<Notice[]> =>
    withRelated(context, (related) => rows.map((row) => present(row, related))),
};

export const event = presenter<StoredNotice, Event>()({
  id: String,
  title: plain,
  date: dateText,
  featured_photo: from('featured_photos', picturesOf),
  cancelled: flag,
});
