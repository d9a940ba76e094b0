/** Findings about links to the own website, which only the database can judge. */
import type { Redirects } from '@college/contract/site-map/redirects';
import type { Payload } from 'payload';
import { landingOf } from '../platform/references/landing.ts';
import type { NewFinding } from './finding.ts';

/** The finding about a link to the own website; undefined if it leads to evidence. */
export async function landingFinding(
  { own, ...finding }: NewFinding & Required<Pick<NewFinding, 'own'>>,
  payload: Payload,
  redirects: Redirects,
): Promise<NewFinding | undefined> {
  const landing = await landingOf(new URL(own.href), payload, redirects);
  if (landing.to === 'home' || (own.isHome && landing.to !== 'content')) return finding;
  if (landing.to === 'nothing') return { ...finding, code: 'nothingAtLink' };
  if (landing.to !== 'list') return undefined;
  return {
    ...finding,
    code: 'linkToList',
    values: { ...finding.values, path: landing.path },
  };
}
