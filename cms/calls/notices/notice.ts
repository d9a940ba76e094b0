/** Notices and events as they leave. */
import type { Event, Notice } from '@college/contract/entities';
import { dateText, isNew, writtenDate } from '../../dates.ts';
import type { Notice as StoredNotice } from '../../payload-types.ts';
import { from, plain, presenter, text } from '../presenter.ts';
import { flag } from '../read.ts';
import { filesOf, picturesOf } from '../related.ts';
import { htmlOf } from '../rich-text/to-html.ts';

type Day = StoredNotice['date'];

export const notice = presenter<StoredNotice, Notice>()({
  id: String,
  title: text,
  description: htmlOf,
  date: dateText,
  date_no: from('date', (day: Day) => writtenDate(day).date_no),
  month: from('date', (day: Day) => writtenDate(day).month),
  year: from('date', (day: Day) => writtenDate(day).year),
  posted_as: text,
  link: text,
  diff: from('date', (day: Day) => flag(isNew(day))),
  type: plain,
  caption: text,
  upload_info: from('uploads', filesOf),
  featured_photo: from('featured_photos', picturesOf),
});

export const event = presenter<StoredNotice, Event>()({
  id: String,
  title: plain,
  date: dateText,
  featured_photo: from('featured_photos', picturesOf),
});
