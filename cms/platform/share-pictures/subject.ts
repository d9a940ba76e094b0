/** Content of share pictures, as visitors see it, and their names. */

import { createHash } from 'node:crypto';
import { imageName } from '@college/contract/images';
import { type Locale, locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import { today } from '../../time-zone/dates.ts';
import { type Drawing, HEIGHT, WIDTH } from './draw.ts';

const sharedCollections = ['notices', 'departments'] as const;
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

/** Version of the design. Increase it when the same content is drawn differently. */
const LOOK = 1;

export const stemOf = ({ collection, id, locale }: Subject) => `${collection}-${id}-${locale}-`;

/** The name contains a hash of the content, so a changed picture has another name. */
export function nameOf(subject: Subject, drawing: Drawing): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([LOOK, drawing]))
    .digest('hex');
  return `${imageName(stemOf(subject) + hash.slice(0, 8), WIDTH, HEIGHT)}.png`;
}

const pattern = new RegExp(
  `^(${sharedCollections.join('|')})-(\\d{1,15})-(${locales.join('|')})-[0-9a-f]{8}-\\d+x\\d+\\.png$`,
);
export function subjectOf(name: string): Subject | undefined {
  const [, collection, id, locale] = pattern.exec(name) ?? [];
  if (!collection) return undefined;
  return { collection, id: Number(id), locale } as Subject;
}

/** Address of the share picture; undefined if visitors cannot see its subject. */
export async function sharePictureOf(
  subject: Subject,
  payload: Payload,
): Promise<string | undefined> {
  const drawing = await drawingOf(subject, payload);
  return drawing && `/files/share/${nameOf(subject, drawing)}`;
}
