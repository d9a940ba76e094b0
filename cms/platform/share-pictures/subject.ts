/** Content of share pictures, as visitors see it. */
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import { today } from '../time-zone/dates.ts';
import type { Drawing } from './draw.ts';

export const sharedCollections = ['notices', 'departments'] as const;
export interface Subject {
  collection: (typeof sharedCollections)[number];
  id: number;
  locale: Locale;
}

/** Undefined if there is none or visitors do not see it. */
export async function drawingOf(
  { collection, id, locale }: Subject,
  payload: Payload,
): Promise<Drawing | undefined> {
  const options = { ...forVisitors({ locale }), disableErrors: true } as const;
  const [text, college] = await Promise.all([
    collection === 'notices'
      ? payload
          .findByID({ ...options, collection, id, select: { title: true, date: true } })
          .then((notice) => notice && { title: notice.title, date: dayIn(locale, notice.date) })
      : payload
          .findByID({ ...options, collection, id, select: { dept_name: true } })
          .then((department) => department && { title: department.dept_name, date: '' }),
    payload.findGlobal({
      ...options,
      slug: 'college',
      select: { name: true, appearance: true },
    }),
  ]);
  if (!text) return undefined;
  const { primary, accent, motif } = college.appearance ?? {};
  return {
    ...text,
    college: college.name ?? '',
    appearance: { primary: primary ?? '', accent: accent ?? '', motif: motif ?? 'gamosa' },
  };
}

/** Locales for dates where a language has several forms. */
const formats: Partial<Record<Locale, string>> = { en: 'en-GB' };
const dayIn = (locale: Locale, stored: string | null | undefined): string =>
  stored
    ? new Intl.DateTimeFormat(formats[locale] ?? locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(today(new Date(stored))))
    : '';
