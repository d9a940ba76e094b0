/**
 * Moves the records that an import created to the recycle bin. A record that somebody edited or published since, or that is
 * in use, stays. The report names both. Records that existed before the import stay as they are.
 */
import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../access.ts';
import type { ImportedRecord, User } from '../payload-types.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { hasBin, removeRecord } from '../platform/remove-record.ts';
import { say } from '../words/say.ts';
import type { Counting } from './import-job.ts';
import { stateOf, UNDONE } from './ledger.ts';
import { firstLines, type ImportReport, reasonOf, type UndoReport } from './report.ts';

const ledger = 'imported-records';

/** A record created by the import. */
interface ImportedRecordState {
  /** Id of its entry in the ledger. */
  line: number;
  collection: CollectionSlug;
  record: number;
  isChanged: boolean;
  isGone: boolean;
  title: string;
  /** Address of the record; for a redirect, its target. */
  address: string;
}

interface UndoOptions {
  counting: Counting;
  language: string;
  /** Name of a kind of record in the report. */
  nameOf: (kind: string) => string;
  /** The account whose rights apply; undefined for an import by the system. */
  user?: User;
  /** True if the same source can be imported again, which takes the records out of the recycle bin. */
  canBeRepeated: boolean;
}

/** Undoes an import, or what an earlier undo of it kept. Returns the report of both. */
export async function undoImportedRecords(
  payload: Payload,
  report: Pick<ImportReport, 'origin' | 'begun' | 'ended' | 'undone'>,
  options: UndoOptions,
): Promise<UndoReport> {
  const { counting, language, nameOf } = options;
  const lines = await linesOf(payload, report);
  const count = counting(lines.length);
  const records: ImportedRecordState[] = [];
  for (const line of lines) records.push(await readRecordState(payload, line));
  const leftLines: NonNullable<UndoReport['left']> = [];
  const { taken = 0, gone = 0, went: earlierLines = [] } = report.undone ?? {};
  const wentLines = [...earlierLines];
  const undone = { taken, kept: 0, gone, left: leftLines };
  const keep = (group: readonly ImportedRecordState[], reason: string) => {
    for (const { collection, title, isGone } of group) {
      if (isGone) continue;
      undone.kept += 1;
      leftLines.push({ kind: nameOf(collection), what: title, reason });
    }
  };
  const [changed = [], unchanged = []] = partition(groupsOf(records), (group) =>
    group.some((record) => record.isChanged),
  );
  for (const group of changed) {
    keep(group, say(language, 'was changed or published on this website after the import'));
    for (const _ of group) await count();
  }
  let open = unchanged;
  // A record in use may become free when the record that uses it is deleted.
  for (let before = open.length + 1; open.length < before; ) {
    before = open.length;
    const inUse: ImportedRecordState[][] = [];
    for (const group of open) {
      if ((await removeGroup(payload, group, options)) !== undefined) {
        inUse.push(group);
        continue;
      }
      for (const { collection, isGone, title } of group) {
        undone[isGone ? 'gone' : 'taken'] += 1;
        if (!isGone)
          wentLines.push({
            kind: nameOf(collection),
            what: title,
            reason: say(
              language,
              hasBin(payload, collection)
                ? 'In the recycle bin'
                : 'Deleted, because this list has no recycle bin',
            ),
          });
        await count();
      }
    }
    open = inUse;
  }
  for (const group of open) {
    keep(group, (await removeGroup(payload, group, options)) ?? '');
    for (const _ of group) await count();
  }
  return { ...undone, went: firstLines(wentLines, '', language) };
}

/**
 * Ledger entries of an import, the last first, because records were written after those that they
 * refer to.
 */
async function linesOf(
  payload: Payload,
  { origin, begun, ended }: Pick<ImportReport, 'origin' | 'begun' | 'ended'>,
): Promise<ImportedRecord[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: ledger,
    where: { and: [{ key: { like: `${origin} ` } }, { createdAt: { greater_than_equal: begun } }] },
    sort: '-id',
    pagination: false,
  });
  return docs.filter(
    ({ key, createdAt, hash }) =>
      key.startsWith(`${origin} `) && createdAt <= ended && hash !== UNDONE,
  );
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): Value[][] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

async function readRecordState(
  payload: Payload,
  line: ImportedRecord,
): Promise<ImportedRecordState> {
  const { id, key, record, updatedAt } = line;
  const [, collection] = key.split(' ') as [string, CollectionSlug];
  const state = await stateOf(payload, collection, record, updatedAt);
  const isGone = state === 'gone' || state === 'binned';
  const doc = await anyCollection(payload).findByID({
    ...asSystem,
    collection,
    id: record,
    disableErrors: true,
  });
  const text = (name: string) => String(doc?.[name] ?? '');
  const addresses: Partial<Record<CollectionSlug, string>> = {
    notices: `/singleevent?eventId=${record}`,
    pages: `/${text('page')}`,
    'site-pages': text('path'),
    media: `/files/media/${encodeURIComponent(text('address') || text('filename'))}`,
    redirects: text('to'),
  };
  return {
    ...{ line: id, collection, record },
    isChanged: state === 'changed',
    // A record in the recycle bin was deleted by a person and can still be restored.
    isGone: doc === null || isGone,
    title: text('title') || text('path') || text('from') || text('filename') || String(record),
    address: addresses[collection] ?? '',
  };
}

/**
 * Groups records that stay or go together: a page with its text and redirects. Sorted in the order
 * of deletion; pictures and files come last.
 */
function groupsOf(importedRecords: readonly ImportedRecordState[]): ImportedRecordState[][] {
  const groups = new Map<string, ImportedRecordState[]>();
  for (const record of importedRecords) {
    const name = record.address || `${record.collection} ${record.record}`;
    groups.set(name, [...(groups.get(name) ?? []), record]);
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

/** Removes a group in one transaction. Returns the reason if that is impossible. */
async function removeGroup(
  payload: Payload,
  group: readonly ImportedRecordState[],
  { user, language, canBeRepeated }: Pick<UndoOptions, 'user' | 'language' | 'canBeRepeated'>,
): Promise<string | undefined> {
  try {
    await inTransaction(payload, async (req) => {
      const rights = user ? { overrideAccess: false, user } : asSystem;
      for (const { collection, record: id, line, isGone } of group) {
        const isInBin = !isGone && (await removeRecord(req, { collection, id }, rights));
        const entry = { ...asSystem, collection: ledger, id: line } as const;
        const transaction = { req: await sameTransaction(req) };
        if (isInBin && canBeRepeated)
          await payload.update({ ...entry, ...transaction, data: { hash: UNDONE } });
        else await payload.delete({ ...entry, ...transaction });
      }
    });
    return undefined;
  } catch (error) {
    return reasonOf(error, language);
  }
}
