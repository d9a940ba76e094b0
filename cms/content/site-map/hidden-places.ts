/** Places that visitors cannot open, because the college hid every page that shows them. */
import { arrange } from '@college/contract/site-map/arrange';
import { shownElsewhere } from '@college/contract/site-map/content';
import { type DefaultSitePage, defaultSiteMap } from '@college/contract/site-map/default';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { SitePage } from '../../payload-types.ts';

/** Codes such as `notices/COLLEGE_CANTEEN`. */
export async function readHiddenPlaces(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'site-pages',
    where: { hidden: { equals: true } },
    select: { path: true, hidden: true },
    depth: 0,
    pagination: false,
    ...asSystem,
  });
  return hiddenPlaces(defaultSiteMap, docs);
}

export function hiddenPlaces(
  defaults: readonly DefaultSitePage[],
  rows: readonly Pick<SitePage, 'path' | 'hidden'>[],
): ReadonlySet<string> {
  const changes = rows.map(({ path, hidden }) => ({
    ...{ path, hidden: hidden ? (1 as const) : (0 as const) },
    ...{ title: '', kind: '', section: '', heading: '', menu: '' },
  }));
  const hiddenPaths = new Set(
    arrange(defaults, changes).flatMap(({ path, hidden }) => (hidden ? [path] : [])),
  );
  const codes = (isHidden: boolean) =>
    defaults.filter(({ path }) => hiddenPaths.has(path) === isHidden).flatMap(({ shows }) => shows);
  const visibleCodes = new Set<string>([...codes(false), ...shownElsewhere]);
  return new Set(codes(true).filter((code) => !visibleCodes.has(code)));
}
