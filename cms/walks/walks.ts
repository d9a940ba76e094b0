/** Stored walks: their reports of three years, and the facts of all pages in the newest. */
import { type Locale, locales } from '@college/contract/locales';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { subYears } from 'date-fns';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import type { Walk } from '../payload-types.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { isWithin } from '../platform/is-within.ts';
import { today } from '../time-zone/dates.ts';
import { checkOutsideLinks } from './check-outside-links.ts';
import { findingSchema, findingsOf } from './findings.ts';
import { type PageFacts, pageFactsSchema } from './page-facts.ts';
import { walkPages } from './walk-pages.ts';

/** Findings that are stored of a walk, and those that are mended. */
const MOST = 1000;

const reportSchema = z.object({
  /** Number of pages that were read, and of those that were left out because there are too many. */
  pages: z.number(),
  left: z.number(),
  /** Number of other own addresses that were checked. */
  links: z.number(),
  /** Number of links to other websites that were checked; undefined if they are not checked. */
  outside: z.number().optional(),
  seconds: z.number(),
  /** Number of all findings. `findings` has at most `MOST`. */
  count: z.number(),
  findings: z.array(findingSchema),
  /** Findings of the walk before that are mended. */
  mended: z.array(findingSchema),
});
export type WalkReport = z.output<typeof reportSchema>;

const progressSchema = z.object({ done: z.number(), all: z.number() });
export const walkReport = jsonColumn('walks', 'report', z.union([reportSchema, progressSchema]));
export const walkedPages = jsonColumn('walks', 'pages', z.array(pageFactsSchema));

/** A finished walk. */
export interface StoredWalk {
  id: number;
  /** ISO moment of its start. */
  at: string;
  report: WalkReport;
}

/** Number of pages that a running walk has read, and of all. */
export function progressOf(walk: Pick<Walk, 'report'>) {
  const value = walkReport.readIfKnown(walk);
  return value && 'done' in value ? value : undefined;
}

/** A walk without its pages; the newest first. */
export type WalkEntry = Pick<Walk, 'id' | 'state' | 'createdAt'>;

export async function readWalkEntries(payload: Payload, limit: number): Promise<WalkEntry[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'walks',
    sort: '-id',
    limit,
    pagination: false,
    select: { state: true, createdAt: true },
  });
  return docs;
}

/** The finished walk with this id, or else the newest; undefined if there is none that this version can read. */
export async function readWalk(payload: Payload, id?: number): Promise<StoredWalk | undefined> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'walks',
    where: { state: { equals: 'done' }, ...(id !== undefined && { id: { equals: id } }) },
    sort: '-id',
    limit: 1,
    pagination: false,
    select: { createdAt: true, report: true },
  });
  const [walk] = docs;
  if (!walk) return undefined;
  const report = walkReport.readIfKnown(walk);
  return report && 'findings' in report ? { id: walk.id, at: walk.createdAt, report } : undefined;
}

/** The newest finished walk with the facts of its pages, for the certification. */
export async function readWalkedPages(
  payload: Payload,
): Promise<(StoredWalk & { pages: PageFacts[] }) | undefined> {
  const walk = await readWalk(payload);
  if (!walk) return undefined;
  const stored = await payload.findByID({
    ...asSystem,
    collection: 'walks',
    id: walk.id,
    select: { pages: true },
  });
  const pages = walkedPages.readIfKnown(stored);
  return pages && { ...walk, pages };
}

/** Milliseconds after which a running walk is lost. Its limits of time are shorter. */
const LONGEST_WALK = 6 * 60 * 60 * 1000;

/** Creates a walk that a job then runs. Returns the id of one that is still running instead. */
export async function startWalk(
  payload: Payload,
  by?: number,
  req?: PayloadRequest,
): Promise<number> {
  const own = req && (await sameTransaction(req));
  const [newest] = await readWalkEntries(payload, 1);
  if (newest?.state === 'running' && isWithin(newest.createdAt, LONGEST_WALK)) return newest.id;
  const { id } = await payload.create({
    ...asSystem,
    collection: 'walks',
    data: { state: 'running', ...(by !== undefined && { by }) },
    req: own,
  });
  await payload.jobs.queue({ task: 'walk', queue: 'walks', input: { walk: id }, req: own });
  return id;
}

/** Milliseconds between two writes of the progress. The screen looks every three seconds. */
const PAUSE = 2000;

/** Walks the website and stores what was found. Rejects if the website does not answer. */
export async function runWalk(payload: Payload, id: number, now = new Date()): Promise<void> {
  const start = performance.now();
  let last = 0;
  const walked = await walkPages({
    site: environment.SITE_URL,
    owner: await readOwner(payload),
    onPage: async (done, all) => {
      if (Date.now() - last < PAUSE) return;
      last = Date.now();
      await update(payload, id, { report: { done, all } });
    },
  });
  const settings = await payload.findGlobal({ ...asSystem, slug: 'review-settings' });
  const outside = settings.check_outside_links
    ? await checkOutsideLinks(walked.outside, { from: environment.SITE_URL })
    : undefined;
  const before = (await readWalk(payload))?.report.findings ?? [];
  const { findings, mended } = findingsOf({ ...walked, outside, day: today(now) }, before);
  const report: WalkReport = {
    pages: walked.pages.length,
    left: walked.left.length,
    links: walked.checked.size,
    ...(outside && { outside: outside.size }),
    seconds: Math.round((performance.now() - start) / 1000),
    count: findings.length,
    findings: findings.slice(0, MOST),
    mended: mended.slice(0, MOST),
  };
  await rowsOf(payload, sql`UPDATE walks SET pages = NULL WHERE id < ${id}`);
  await update(payload, id, { state: 'done', report: { ...report }, pages: walked.pages });
}

export const failWalk = (payload: Payload, id: number): Promise<void> =>
  update(payload, id, { state: 'failed', report: null });

async function update(payload: Payload, id: number, data: Partial<Walk>): Promise<void> {
  await payload.db.updateOne({ collection: 'walks', id, data, returning: false });
}

/** Years for which walks are kept, as long as a certificate is valid. */
const KEPT_YEARS = 3;

/** Deletes walks that are older than an auditor asks for. `now` in milliseconds. */
export async function deleteOldWalks(payload: Payload, now: number): Promise<void> {
  await payload.delete({
    ...asSystem,
    collection: 'walks',
    where: { createdAt: { less_than: subYears(now, KEPT_YEARS).toISOString() } },
  });
}

/** Names of the college that header and footer must have, in each language. */
async function readOwner(payload: Payload) {
  const read = async (locale: Locale) => {
    const { name, owner } = await payload.findGlobal({ ...asSystem, slug: 'college', locale });
    return [name, owner].filter((each) => each != null && each !== '');
  };
  const names = await Promise.all(locales.map(async (locale) => [locale, await read(locale)]));
  return Object.fromEntries(names) as Record<Locale, string[]>;
}
