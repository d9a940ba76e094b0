/** The office's own answers to rows of a rule set, and whether their links still lead somewhere. */
import { readPath } from '@college/contract/locales';
import { ownAddress } from '@college/contract/site-map/redirects';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import type { DutyAnswer } from '../payload-types.ts';
import { environment } from '../platform/environment.ts';
import { landingOf, readRedirects } from '../platform/references/landing.ts';
import type { Finding, Visit } from './findings.ts';

/** Answers to the rows of a set, by their key. `rights`: those of a visitor by default. */
export async function readAnswers(
  code: string,
  visit: Visit,
  rights: { overrideAccess?: boolean } = {},
): Promise<ReadonlyMap<string, DutyAnswer>> {
  const { docs } = await visit.payload.find({
    ...forVisitors(visit),
    ...rights,
    collection: 'duty-answers',
    where: { duty: { like: `${code}/` } },
    limit: MOST_RECORDS,
  });
  return new Map(docs.map((answer) => [answer.duty, answer]));
}

export const dateOf = (answer: DutyAnswer): string => answer.date ?? answer.updatedAt;

export const linkOf = (answer: DutyAnswer): Finding[] =>
  answer.link
    ? [
        {
          title: answer.title ?? '',
          path: answer.link,
          date: dateOf(answer),
          edit: `/admin/collections/duty-answers/${answer.id}`,
        },
      ]
    : [];

/** True for a link to the own website that shows visitors nothing. Other websites are not asked. */
export async function isDead(
  link: string,
  hidden: readonly string[],
  { payload }: Visit,
): Promise<boolean> {
  const url = ownAddress(link, environment.SITE_URL);
  if (!url) return false;
  if (isHidden(readPath(url.pathname).path, hidden)) return true;
  return (await landingOf(url, payload, await readRedirects(payload))).to === 'nothing';
}

export async function readHiddenPaths(visit: Visit): Promise<readonly string[]> {
  const { docs } = await visit.payload.find({
    ...forVisitors(visit),
    collection: 'site-pages',
    where: { hidden: { equals: true } },
    limit: MOST_RECORDS,
    select: { path: true },
  });
  return docs.map(({ path }) => path);
}

export const isHidden = (path: string, hidden: readonly string[]) =>
  hidden.some((page) => path === page || path.startsWith(`${page}/`));
