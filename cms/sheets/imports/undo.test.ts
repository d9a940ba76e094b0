/** Undoing an import: unchanged records only, and only by accounts that may. */

import type { Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';

import type { StaffRequest } from '../../access.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { actingAs, importSheet, outcomes, words } from '../testing/import-sheet.ts';

let payload: Payload;
let editor: StaffRequest;

beforeEach(async () => {
  payload = await temporaryCms();
  editor = await actingAs(payload, 'editor');
}, patience);

const employees = { collection: 'employees' } as const;
const names = async () => {
  const { docs } = await payload.find({ ...employees, sort: 'id' });
  return docs.map(({ name }) => name);
};

/** Two teachers created by an import. */
async function imported() {
  const sheet = await importSheet(editor, 'employees', [
    ['Name', 'Post'],
    ['Rina Das', 'Librarian'],
    ['Hem Barua', 'Professor'],
  ]);
  await sheet.to('trying');
  const [, rina] = (await sheet.to('importing')).rows;
  return { ...sheet, rina: rina?.record ?? 0 };
}

it('keeps and counts a record that was changed since the import', {
  timeout: patience,
}, async () => {
  const { rina: id, ...sheet } = await imported();
  await payload.update({ ...employees, id, data: { designation: 'Archivist' } });
  const { rows } = await sheet.to('undoing');
  expect(words(rows[1])).toEqual([[undefined, 'changedSince']]);
  expect(await names()).toEqual(['Rina Das']);
  const { counts } = await sheet.now();
  expect(counts).toEqual({ created: 2, kept: 1, undone: 1 });
});

it('notes a record that was deleted since the import', { timeout: patience }, async () => {
  const { rina: id, ...sheet } = await imported();
  await payload.delete({ ...employees, id });
  const { rows, state } = await sheet.to('undoing');
  expect(state).toBe('undone');
  expect(rows.map(({ undone, ...row }) => [undone, ...words(row)])).toEqual([
    [undefined],
    [undefined, [undefined, 'gone']],
    [true],
  ]);
  expect(await names()).toEqual([]);
});

it('keeps records that the account may no longer delete', {
  timeout: patience,
}, async () => {
  const sheet = await imported();
  await payload.update({ collection: 'users', id: editor.user.id, data: { role: 'moderator' } });
  const administrator = await actingAs(payload, 'administrator');
  const { rows, state } = await sheet.to('undoing', administrator);
  expect(state).toBe('undone');
  expect(outcomes(rows)).toEqual([undefined, 'created', 'created']);
  expect(rows.slice(1).map((row) => row.undone ?? words(row))).toEqual([
    [[undefined, 'notYours']],
    [[undefined, 'notYours']],
  ]);
  expect(await names()).toEqual(['Rina Das', 'Hem Barua']);
});
