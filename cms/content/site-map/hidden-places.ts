/** Places that visitors cannot open, because the college hid every page that shows them. */
import { arrange } from '@college/contract/site-map/arrange';
import { shownElsewhere } from '@college/contract/site-map/content';
import { type DefaultSitePage, defaultSiteMap } from '@college/contract/site-map/default';
import { type FieldHook, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { asSystem } from '../../access.ts';
import type { SitePage } from '../../payload-types.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';

/** Kind of the codes of the site map by collection: a select of the collection says where a record appears. */
const kinds: Readonly<Record<string, string>> = {
  notices: 'notices',
  members: 'members',
  'evidence-groups': 'evidence',
};

/** Pages that show a card of each category with a link to its own page, but not the records. */
const overviews: readonly string[] = ['/student-wings'];

/** Hidden places of a collection, as the values of its select. */
export async function readHiddenPlacesOf(
  collection: string,
  payload: Payload,
  req?: PayloadRequest,
): Promise<string[]> {
  const prefix = `${kinds[collection]}/`;
  return [...(await readHiddenPlaces(payload, req))].flatMap((code) =>
    code.startsWith(prefix) ? [code.slice(prefix.length)] : [],
  );
}

/**
 * Refuses to move a record of an account to a hidden page, by a form, a sheet, for many records at once or through the API. A
 * record that is there already can be changed.
 */
export const refuseHiddenPlace: FieldHook = async ({
  collection,
  field,
  path,
  previousValue,
  req,
  value,
}) => {
  if (!req.user || !collection || !value || value === previousValue) return value;
  const hidden = await readHiddenPlacesOf(collection.slug, req.payload, await sameTransaction(req));
  if (!hidden.includes(String(value))) return value;
  const { language } = req.i18n;
  const message = say(
    language,
    'Visitors cannot see this because its page is hidden. Choose another page, or show the page again under ‘Pages & menu’.',
  );
  const label = labelIn(language, 'label' in field && field.label);
  throw new ValidationError({ errors: [{ label, message, path: path.join('.') }] }, req.t);
};

/** Codes such as `notices/COLLEGE_CANTEEN`. */
export async function readHiddenPlaces(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'site-pages',
    where: { hidden: { equals: true } },
    select: { path: true, hidden: true },
    depth: 0,
    pagination: false,
    req,
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
    defaults
      .filter(({ path }) => hiddenPaths.has(path) === isHidden && !overviews.includes(path))
      .flatMap(({ shows }) => shows);
  const visibleCodes = new Set<string>([...codes(false), ...shownElsewhere]);
  return new Set(codes(true).filter((code) => !visibleCodes.has(code)));
}
