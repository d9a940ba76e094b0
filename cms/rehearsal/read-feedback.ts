/** Published notices about feedback. */
import type { Payload } from 'payload';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { ACTION_TAKEN, analyses } from './feedback-notices.ts';
import type { CheckContext } from './finding.ts';
import { isOwn, type Website } from './links.ts';

/** Notices of these types that visitors can open, with a document on the own website. */
export async function readFeedback(
  payload: Payload,
  website: Website,
): Promise<CheckContext['feedback']> {
  const { docs } = await payload.find({
    ...forVisitors({ locale: mainLocale() }),
    collection: 'notices',
    where: { type: { in: [...analyses, ACTION_TAKEN] } },
    limit: MOST_RECORDS,
    select: { type: true, title: true, uploads: true, link: true },
  });
  const withDocument = docs.filter(({ uploads, link }) => {
    const url = URL.parse(link ?? '', website.site);
    return (uploads ?? []).length > 0 || (link && url && isOwn(url, website));
  });
  return {
    types: [...new Set(withDocument.map(({ type }) => type))],
    titles: withDocument.map(({ title }) => title),
  };
}
