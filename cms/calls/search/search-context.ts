/** Content for every search, read once per content revision. */
import type { Payload } from 'payload';
import { forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import { readRevision } from '../../platform/revision/revision.ts';
import { oncePerRevision } from '../../platform/revision/revision-cache.ts';
import { readSettings } from '../../search/query/settings.ts';
import type { Context } from '../handler.ts';
import { readHeadsOfToday } from '../heads.ts';
import { ownCodes } from '../own-codes.ts';

export interface SearchContext extends Context {
  /** The content revision, read before anything else. */
  revision: string;
}

export async function openSearch(context: Context): Promise<SearchContext> {
  return { ...context, revision: await readRevision(context.payload) };
}

const byLocale = ({ locale }: SearchContext) => locale;

export const settingsOf = oncePerRevision(({ payload }: { payload: Payload; revision: string }) =>
  readSettings(payload),
);

export const codesOf = oncePerRevision((context: SearchContext) => ownCodes(context));

/** All departments in order of their codes. */
export const departmentsOf = oncePerRevision(async (context: SearchContext) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    limit: MOST_RECORDS,
    sort: 'dept_code',
    select: { dept_code: true, dept_name: true },
  });
  const heads = await readHeadsOfToday(
    context,
    docs.map(({ id }) => id),
  );
  return new Map(
    docs.map(({ id, dept_code, dept_name }) => [id, { dept_code, dept_name, head: heads.get(id) }]),
  );
}, byLocale);

/** Paths of added pages. */
export const ownPagesOf = oncePerRevision(async (context: SearchContext) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'site-pages',
    limit: MOST_RECORDS,
    select: { path: true },
  });
  return new Map(docs.map(({ id, path }) => [id, path]));
});

/** The texts of the college itself, in all languages. */
export const collegeOf = oncePerRevision((context: SearchContext) =>
  context.payload.findGlobal({
    ...forVisitors(context),
    locale: 'all',
    slug: 'college',
  }),
);
