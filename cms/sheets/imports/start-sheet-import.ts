/** A file becomes an import, which is then brought from step to step. */

import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { Import } from '../../payload-types.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction, sameTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { columnsOf } from '../columns.ts';
import type { ListName } from '../lists.ts';
import { readSheet } from '../read/read.ts';
import { batchesOf, makeBatches, resetBatches } from './batches.ts';
import type { Step } from './run-sheet-import.ts';
import type { Acting } from './session.ts';

const collection = 'imports';

/** Answers its id. Throws as `readSheet` does. */
export async function startImport(
  { payload, user }: Acting,
  name: ListName,
  file: { name: string; bytes: Uint8Array; sheet?: string },
): Promise<number> {
  const { header, ...sheet } = await readSheet(file.bytes, columnsOf(name, payload), file.sheet);
  const { rows } = sheet;
  const { row, columns } = header;
  const data = {
    file_name: [file.name, sheet.name].filter(Boolean).join(' · ').slice(0, 200),
    list: name.name,
    by: user.id,
    by_email: user.email,
    state: 'read' as const,
    header: row + 1,
    columns,
    rows: rows.length,
  };
  return inTransaction(payload, async (req) => {
    const { id } = await payload.create({
      ...asSystem,
      collection,
      data,
      req: await sameTransaction(req),
    });
    await makeBatches(req, id, rows);
    return id;
  });
}

/** Only one's own; administrators take back those of others, too. */
export async function importOf({ payload, user }: Acting, id: number): Promise<Import> {
  const doc = await payload.findByID({ ...asSystem, collection, id, disableErrors: true });
  if (!doc || (doc.by !== user.id && user.role !== 'administrator'))
    throw new Refusal(404, 'There is no such import.');
  return doc;
}

/** In which state what may follow. */
const after: Record<Step, Import['state'][]> = {
  trying: ['read', 'tried'],
  importing: ['tried'],
  undoing: ['imported'],
};
export const isStep = (word: string): word is Step => Object.hasOwn(after, word);

interface Chosen {
  /** Number of the row that names the columns; 0: none does. */
  header?: number;
  columns?: string[];
}

export async function beginStep(
  acting: Acting,
  { id, state }: Import,
  step: Step,
  chosen: Chosen = {},
): Promise<void> {
  if (!after[step].includes(state)) throw done();
  const { payload } = acting;
  if ((await batchesOf(payload, id)).length === 0)
    throw new Refusal(410, 'This was too long ago: its rows are no longer kept.');
  await inTransaction(payload, async (req: PayloadRequest) => {
    await takeStep(id, step, after[step], req);
    if (step === 'trying') {
      await resetBatches(req, id);
      await payload.update({
        ...asSystem,
        collection,
        id,
        data: chosen,
        req: await sameTransaction(req),
      });
    }
    await payload.jobs.queue({ task: 'sheet', queue: 'sheets', input: { import: id }, req });
  });
}

/** Two may press at once: the row says who was first, whatever each of them has read. */
export async function takeStep(
  id: number,
  step: Step,
  mayFollow: readonly Import['state'][],
  req: PayloadRequest,
): Promise<void> {
  const before = sql.join(
    mayFollow.map((state) => sql`${state}`),
    sql`, `,
  );
  const taken = await rowsOf(
    req.payload,
    sql`UPDATE imports SET state = ${step} WHERE id = ${id} AND state IN (${before}) RETURNING id`,
    req,
  );
  if (taken.length === 0) throw done();
}

const done = () => new Refusal(409, 'This was done already.');
