/** Runs the steps of an import as the screen and the job do. */

import { createLocalReq, type Payload } from 'payload';
import type { Role, StaffRequest } from '../../access.ts';
import { findImport, type Step } from '../../import/import-job.ts';
import type { Import } from '../../payload-types.ts';
import { addUser } from '../../testing/content.ts';
import { batchesOf } from '../imports/batches.ts';
import type { SheetRow } from '../imports/row.ts';
import { runSheetImport } from '../imports/run-sheet-import.ts';
import { startImport, startSheetStep } from '../imports/start-sheet-import.ts';
import { listNamed } from '../lists.ts';

export const actingAs = async (
  payload: Payload,
  role: Role,
  department?: number,
): Promise<StaffRequest> =>
  (await createLocalReq(
    { user: await addUser(payload, role, department) },
    payload,
  )) as StaffRequest;

const tabbed = (lines: Lines) =>
  new TextEncoder().encode(lines.map((line) => line.join('\t')).join('\n'));
export type Lines = readonly (readonly string[])[];

/** Starts an import. `to` runs a step, as its own or another account; both functions resolve with rows and state. */
export async function importSheet(
  by: StaffRequest,
  list: string,
  lines: Lines | Uint8Array,
  file = 'list.csv',
) {
  const { payload } = by;
  const name = listNamed(list, payload);
  if (!name) throw new Error(`There is no list ${list}.`);
  const id = await startImport(by, name, {
    name: file,
    bytes: lines instanceof Uint8Array ? lines : tabbed(lines),
  });
  const now = async () => {
    const rows = (await batchesOf(payload, id)).flatMap((batch) => batch.rows);
    const { state, counts } = await findImport(by, id);
    return { rows, state, counts };
  };
  return {
    id,
    now,
    async to(step: Step, who = by): Promise<{ rows: SheetRow[]; state: Import['state'] }> {
      await startSheetStep(who, await findImport(who, id), step);
      await runSheetImport(payload, id);
      return now();
    },
  };
}

export const outcomes = (rows: readonly SheetRow[]) => rows.map(({ outcome }) => outcome);

/** Returns the messages of a row with their columns. */
export const words = ({ notes = [] }: SheetRow = { number: 0, cells: [] }) =>
  notes.map(({ column, code }) => [column, code]);
