/**
 * Finds out which content a college has, by the codes of `@college/contract/site-map/content`. Runs
 * one query per kind, not per record.
 */
import { addedTypeAt } from '@college/contract/added-pages';
import type { Locale } from '@college/contract/locales';
import { WEBSITE_QUALITY, wholeLists } from '@college/contract/site-map/content';
import type { CollectionSlug, Payload, Where } from 'payload';
import { fields, forVisitors } from '../../for-visitors.ts';
import type { Department } from '../../payload-types.ts';
import { unnoted } from '../../platform/database/tables-read.ts';
import { ListCache } from '../../platform/revision/lists-read.ts';
import { readRevisions } from '../../platform/revision/revision.ts';
import { OWN } from './added-page.ts';

interface Context {
  payload: Payload;
  locale: Locale;
}

interface Kind {
  code: string;
  collection: CollectionSlug;
  /** Field with the category. */
  field: string;
  where?: Where;
}

/** Field of records that belong to an added page. That page reports them. */
const OWN_PAGE = 'own_page';

const ofCollege: Where = { department: { exists: false } };

const kinds: readonly Kind[] = [
  { code: 'notices', collection: 'notices', field: 'type', where: ofCollege },
  { code: 'notices', collection: 'notices', field: OWN_PAGE, where: ofCollege },
  { code: 'members', collection: 'members', field: 'type' },
  { code: 'members', collection: 'members', field: OWN_PAGE },
  { code: 'evidence', collection: 'evidence-groups', field: 'report' },
  { code: 'evidence', collection: 'evidence-groups', field: OWN_PAGE },
  { code: 'employees', collection: 'employees', field: 'type' },
  { code: 'departmentfiles', collection: 'department-files', field: 'type' },
  { code: 'committees', collection: 'committees', field: 'code' },
  { code: 'pages', collection: 'pages', field: 'page' },
];

type List = (typeof wholeLists)[number];
/** The lists that are collections. */
const lists: Record<Exclude<List, 'informationmanager'>, [CollectionSlug, Where?]> = {
  alumni: ['alumni', { prominent: { equals: true } }],
  committees: ['committees'],
  departments: ['departments'],
  formerprincipals: ['former-principals'],
  guides: ['guides'],
  importantfiles: ['important-files'],
  rtiofficers: ['rti-officers'],
};

type OwnPage = { id: number; path: string };

/** All codes with content that visitors can read now. */
export async function listContentCodes(
  ownPages: readonly OwnPage[],
  context: Context,
): Promise<string[]> {
  const { payload } = context;
  const paths = new Map(ownPages.map(({ id, path }) => [id, path]));
  const { lists: revisions } = await unnoted(() => readRevisions(payload));
  const cached = (key: string, read: () => Promise<readonly unknown[]>) =>
    found.get(key, payload, revisions, read);
  const codes = await Promise.all([
    ...kinds.map(async (kind) =>
      codesOf(kind, await cached(keyOf(kind), () => categoriesOf(kind, context)), paths),
    ),
    ...wholeLists.map((list) => cached(list, () => codeIfFilled(list, context))),
    cached('streams', () => streamsOf(context)),
    cached(WEBSITE_QUALITY, () => qualityIfShown(context)),
  ]);
  return [...new Set(codes.flat().map(String))].sort();
}

/** What each query found. One published notice changes two of them, and all together take 25 ms. */
const found = new ListCache<readonly unknown[]>();
const keyOf = ({ collection, field }: Kind) => `${collection} ${field}`;

async function categoriesOf(
  { collection, field, where }: Kind,
  { payload }: Context,
): Promise<unknown[]> {
  const query = { collection, field, where, overrideAccess: false } as const;
  const { values } = await payload.findDistinct(query);
  return values.map((value: Record<string, unknown>) => value[field]);
}

function codesOf(
  { code, field }: Kind,
  categories: readonly unknown[],
  paths: ReadonlyMap<number, string>,
): string[] {
  return categories.flatMap((category) => {
    if (field !== OWN_PAGE) return category && category !== OWN ? [`${code}/${category}`] : [];
    const path = paths.get(Number(category));
    return path === undefined ? [] : [`${code}/${addedTypeAt(path)}`];
  });
}

async function codeIfFilled(list: List, context: Context): Promise<string[]> {
  if (list === 'informationmanager') {
    const { pagination, ...options } = forVisitors(context);
    const college = await context.payload.findGlobal({ ...options, slug: 'college' });
    return college.information_manager?.name ? [list] : [];
  }
  const [collection, where] = lists[list];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection,
    where,
    limit: 1,
    select: {},
  });
  return docs.length > 0 ? [list] : [];
}

async function qualityIfShown(context: Context): Promise<string[]> {
  const { show_quality } = await context.payload.findGlobal({
    ...forVisitors(context),
    slug: 'disclosure',
  });
  return show_quality ? [WEBSITE_QUALITY] : [];
}

/** A dual department belongs to Arts and to Science. */
async function streamsOf(context: Context): Promise<string[]> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    limit: 0,
    select: fields('stream', 'is_dual'),
  });
  return docs.flatMap(({ stream, is_dual }: Pick<Department, 'stream' | 'is_dual'>) =>
    (is_dual ? [stream, 'ARTS', 'SCIENCE'] : [stream]).map((code) => `departments/${code}`),
  );
}
