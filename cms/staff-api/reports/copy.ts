/**
 * Copies a report to the next year: criteria, questions and file sets in every language, hidden
 * until the report is published. Files are not copied, because they prove the work of their own
 * year. Writes directly to the database, because a report of three hundred sets would otherwise
 * block it for a thousand operations.
 */
import { asRecord } from '@college/contract/as-record';
import { type Locale, locales } from '@college/contract/locales';
import type { PayloadRequest, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { renameBelowReport } from '../../content/quality/rename-below-report.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { writeReferences } from '../../platform/references/write-references.ts';
import { Refusal } from '../../platform/refusal.ts';
import { noteAfterCommit } from '../../platform/security-log/note-changes.ts';

type Level = 'evidence-groups' | 'evidence-criteria' | 'evidence-questions' | 'evidence-files';
/** A stored record with all languages of each text. */
type Raw = Record<string, unknown> & { id: number };
type Words = Partial<Record<Locale, string>>;

/**
 * Returns the id of the copy. Throws a `Refusal` if the name has no year or the next year exists
 * already.
 */
export async function copyToNextYear(id: number, { payload, user }: PayloadRequest) {
  return inTransaction(payload, async (req) => {
    if (user) req.user = user;
    const [report] = await rawOf('evidence-groups', { id: { equals: id } }, req);
    if (!report) throw new Refusal('noReport');
    const name = namesAfter(report.name);
    const mainName = name[mainLocale()];
    if (mainName === undefined) throw new Refusal('noYearInName');
    if (await isThere(mainName, req)) throw new Refusal('nameTaken', { name: mainName });
    const order = Number(report.order ?? 100) - 1;
    const copy = await add('evidence-groups', { ...report, name, order }, req);
    for (const [criterion, place] of await copyParts('evidence-criteria', 'group', [id, copy], req))
      for (const question of await copyParts(
        'evidence-questions',
        'criterion',
        [criterion, place],
        req,
      ))
        await copyParts('evidence-files', 'question', question, req);
    await renameBelowReport(payload, copy, req);
    if (user)
      await noteAfterCommit(req, 'create', user.email, {
        ...{ list: 'evidence-groups', record: copy, title: mainName },
      });
    return copy;
  });
}

/** Names in every language that contain the year. */
function namesAfter(name: unknown): Words {
  const words = locales.map((locale) => [locale, nextYear(String(asRecord(name)[locale] ?? ''))]);
  return Object.fromEntries(words.filter(([, next]) => next !== undefined));
}

const isThere = async (name: string, req: PayloadRequest): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'evidence-groups',
    where: { name: { equals: name } },
    locale: mainLocale(),
    req,
    ...asSystem,
  });
  return totalDocs > 0;
};

/** Copies the children of a record to another. Returns the id of each child with the id of its copy. */
async function copyParts(
  level: Level,
  part: string,
  [from, to]: [number, number],
  req: PayloadRequest,
): Promise<[number, number][]> {
  const copies: [number, number][] = [];
  const where = { and: [{ [part]: { equals: from } }, { deletedAt: { exists: false } }] };
  for (const record of await rawOf(level, where, req))
    copies.push([record.id, await add(level, { ...record, [part]: to }, req)]);
  return copies;
}

const rawOf = async (collection: Level, where: Where, req: PayloadRequest): Promise<Raw[]> =>
  (
    await req.payload.db.find<Raw>({
      collection,
      where,
      sort: 'id',
      pagination: false,
      limit: 0,
      req,
    })
  ).docs;

/** Creates a record with a first version, because lists of drafts show versions. Returns its id. */
async function add(slug: Level, { id: _, ...record }: Raw, req: PayloadRequest): Promise<number> {
  const { db, collections } = req.payload;
  const { flattenedFields, versions } = collections[slug].config;
  const now = new Date().toISOString();
  const names = flattenedFields.filter(({ type }) => type !== 'join').map(({ name }) => name);
  const data: Record<string, unknown> = {
    ...Object.fromEntries(names.map((name) => [name, record[name]])),
    createdAt: now,
    updatedAt: now,
    ...(versions && { _status: 'draft' }),
    ...(slug === 'evidence-files' && { uploads: [] }),
  };
  const copy = await db.create({ collection: slug, data, req });
  const copyId = Number(copy.id);
  if (versions)
    await db.createVersion({
      collectionSlug: slug,
      parent: copyId,
      versionData: data,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
    });
  await writeReferences({ slug, id: copyId }, flattenedFields, { published: data }, req);
  return copyId;
}

const digits = { Latin: '0123456789', Assamese: '০১২৩৪৫৬৭৮৯' };
/** `2024-25`, `2024-2025` or `2024`, with any dash, in Latin or Assamese digits. */
const years =
  /(?<!\p{Nd})((?:19|20|১৯|২০)\p{Nd}{2})(?:(\s*[-–—/]\s*)(\p{Nd}{4}|\p{Nd}{2})(?!\p{Nd}))?(?!\p{Nd})/u;

/** Returns the name of a report a year later; undefined if the name has no year. */
export function nextYear(name: string): string | undefined {
  const match = years.exec(name);
  if (!match) return undefined;
  const [text, begins = '', dash = '', ends] = match;
  const next = dash === '' ? later(begins) : `${later(begins)}${dash}${later(ends ?? '')}`;
  return name.slice(0, match.index) + next + name.slice(match.index + text.length);
}

/** The next year with as many digits of the same script: 99 becomes 00. */
function later(year: string): string {
  const kind = /[০-৯]/.test(year) ? digits.Assamese : digits.Latin;
  const number = Number([...year].map((digit) => kind.indexOf(digit)).join('')) + 1;
  const padded = `${number}`.padStart(year.length, '0').slice(-year.length);
  return [...padded].map((digit) => kind[Number(digit)]).join('');
}
