/**
 * Deletes what an import of WordPress made. What somebody has changed since, or something else uses by now, stays and
 * is named. What the import changed stays as it is.
 */

import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../access.ts';
import type { ImportedRecord } from '../payload-types.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { say } from '../words/say.ts';
import { stateOf } from './changed-here.ts';
import type { Counting, ImportReport, UndoReport } from './import-report.ts';
import { reasonOf } from './reason.ts';

const ledger = 'imported-records';

/** A record that the import made. */
interface ImportedRecordState {
  /** Of the ledger. */
  line: number;
  collection: CollectionSlug;
  record: number;
  isChanged: boolean;
  isGone: boolean;
  title: string;
  /** Where visitors find it; of a redirect, where it leads. */
  address: string;
}

interface UndoOptions {
  counting: Counting;
  language: string;
  /** Name of a kind of record in the report. */
  nameOf: (kind: string) => string;
}

export async function undoImportedRecords(
  payload: Payload,
  { origin, begun, ended }: Pick<ImportReport, 'origin' | 'begun' | 'ended'>,
  { counting, language, nameOf }: UndoOptions,
): Promise<UndoReport> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: ledger,
    where: { and: [{ key: { like: `${origin} ` } }, { createdAt: { greater_than_equal: begun } }] },
    // Records that name others were written after them.
    sort: '-id',
    pagination: false,
  });
  const lines = docs.filter(
    ({ key, createdAt }) => key.startsWith(`${origin} `) && createdAt <= ended,
  );
  const passed = counting(lines.length);
  const made: ImportedRecordState[] = [];
  for (const line of lines) made.push(await readRecordState(payload, line));
  const left: NonNullable<UndoReport['left']> = [];
  const undone = { taken: 0, kept: 0, gone: 0, left };
  const keep = (group: readonly ImportedRecordState[], reason: string) => {
    for (const { collection, title, isGone } of group) {
      if (isGone) continue;
      undone.kept += 1;
      left.push({ kind: nameOf(collection), what: title, reason });
    }
  };
  let open = groupsOf(made);
  for (const group of open.filter((one) => one.some(({ isChanged }) => isChanged))) {
    keep(group, say(language, 'was changed on this website after the import'));
    for (const _ of group) await passed();
  }
  open = open.filter((group) => !group.some(({ isChanged }) => isChanged));
  // What is in use may be free once the record that uses it is gone.
  for (let before = open.length + 1; open.length < before; ) {
    before = open.length;
    const inUse: ImportedRecordState[][] = [];
    for (const group of open) {
      if ((await deleteGroup(payload, group)) !== undefined) {
        inUse.push(group);
        continue;
      }
      for (const { isGone } of group) {
        undone[isGone ? 'gone' : 'taken'] += 1;
        await passed();
      }
    }
    open = inUse;
  }
  for (const group of open) {
    keep(group, (await deleteGroup(payload, group)) ?? '');
    for (const _ of group) await passed();
  }
  return undone;
}

async function readRecordState(
  payload: Payload,
  { id: line, key, record, updatedAt }: ImportedRecord,
): Promise<ImportedRecordState> {
  const [, collection] = key.split(' ') as [string, CollectionSlug];
  const state = await stateOf(payload, collection, record, updatedAt);
  const found = (await payload.findByID({
    ...asSystem,
    collection,
    id: record,
    disableErrors: true,
  } as never)) as unknown as Record<string, unknown> | null;
  const text = (name: string) => String(found?.[name] ?? '');
  const addresses: Partial<Record<CollectionSlug, string>> = {
    notices: `/singleevent?eventId=${record}`,
    pages: `/${text('page')}`,
    'site-pages': text('path'),
    media: `/files/media/${encodeURIComponent(text('address') || text('filename'))}`,
    redirects: text('to'),
  };
  return {
    ...{ line, collection, record },
    isChanged: state === 'changed',
    // In the recycle bin it was deleted by somebody, and can still be restored from there.
    isGone: found === null || state === 'gone' || state === 'binned',
    title: text('title') || text('path') || text('from') || text('filename') || String(record),
    address: addresses[collection] ?? '',
  };
}

/**
 * Records that stay or go together: a page with its text, and what old addresses lead to. In the order in which they
 * can be deleted; pictures and files last.
 */
function groupsOf(made: readonly ImportedRecordState[]): ImportedRecordState[][] {
  const groups = new Map<string, ImportedRecordState[]>();
  for (const one of made) {
    const name = one.address || `${one.collection} ${one.record}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const order: CollectionSlug[] = ['redirects', 'notices', 'pages', 'site-pages', 'media'];
  const place = ({ collection }: ImportedRecordState) => order.indexOf(collection);
  const isFile = (group: ImportedRecordState[]) =>
    group.some(({ collection }) => collection === 'media');
  const sorted = [...groups.values()].map((group) =>
    group.toSorted((one, other) => place(one) - place(other)),
  );
  return [...sorted.filter((group) => !isFile(group)), ...sorted.filter(isFile)];
}

/** All of a group, or nothing. Returns the reason where it cannot be deleted. */
async function deleteGroup(
  payload: Payload,
  group: readonly ImportedRecordState[],
): Promise<string | undefined> {
  try {
    await inTransaction(payload, async (req) => {
      for (const { collection, record: id, line, isGone } of group) {
        const asOne = async () => ({ ...asSystem, req: await sameTransaction(req) });
        if (!isGone) await payload.delete({ ...(await asOne()), collection, id } as never);
        await payload.delete({ ...(await asOne()), collection: ledger, id: line });
      }
    });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
