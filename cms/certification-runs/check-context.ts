import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import type { CheckContext } from '../certification/check.ts';
import { readSubjects } from '../reviews/subjects.ts';
import { readWalkedPages } from '../walks/walks.ts';

/** Reads what all checks share. */
export async function readCheckContext(
  payload: Payload,
  locale: Locale,
  now = new Date(),
): Promise<CheckContext> {
  const subjects = await readSubjects(payload, locale);
  const reviews = new Map(subjects.map((subject) => [subject.key, subject]));
  return { payload, locale, now, walk: await readWalkedPages(payload), reviews };
}
