/**
 * Undoing an import: records that nobody touched go to the recycle bin, by accounts that may delete them. All others stay, and
 * can be undone later.
 */

import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';

import type { StaffRequest } from '../../access.ts';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { everyList, mayIn } from '../lists.ts';
import { actingAs, importSheet, outcomes } from '../testing/import-sheet.ts';
import type { SheetRow } from './row.ts';

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

const keptFor = (rows: readonly SheetRow[]) =>
  rows.map(({ undone, kept }) => (undone ? 'undone' : kept?.code));
const inBin = async () => {
  const { docs } = await payload.find({
    ...employees,
    where: { deletedAt: { exists: true } },
    trash: true,
    sort: 'id',
  });
  return docs.map(({ name }) => name);
};

describe('a record that somebody touched since the import stays:', () => {
  /** What people do to Rina's record. */
  const touches: Record<string, (id: number) => Promise<unknown>> = {
    'a field of the sheet was changed': (id) =>
      payload.update({ ...employees, id, data: { designation: 'Archivist' } }),
    'a field was changed that the sheet does not have': (id) =>
      payload.update({ ...employees, id, data: { experience: '12 years' } }),
    'a field was changed in a draft': (id) =>
      payload.update({
        ...employees,
        id,
        draft: true,
        data: { experience: '12 years', _status: 'draft' },
      }),
    'the other language was written': (id) =>
      payload.update({ ...employees, id, locale: 'as', data: { name: 'ৰীণা দাস' } }),
    'it was published': (id) =>
      payload.update({ ...employees, id, data: { _status: 'published' } }),
    'it was saved without a change': (id) =>
      payload.update({ ...employees, id, data: { _status: 'draft' } }),
    'an earlier version was restored': async (id) => {
      await payload.update({ ...employees, id, data: { designation: 'Archivist' } });
      const { docs } = await payload.findVersions({
        ...employees,
        where: { parent: { equals: id } },
        sort: 'updatedAt',
      });
      await payload.restoreVersion({ ...employees, id: String(docs[0]?.id) });
    },
    'it was moved to the recycle bin and restored': async (id) => {
      const deletedAt = new Date().toISOString();
      await payload.update({ ...employees, id, data: { deletedAt } });
      await payload.update({ ...employees, id, trash: true, data: { deletedAt: null } });
    },
  };
  it.each(Object.entries(touches))('%s', { timeout: patience }, async (_, touch) => {
    const { rina, ...sheet } = await imported();
    await touch(rina);
    const { rows, state } = await sheet.to('undoing');
    expect(keptFor(rows)).toEqual([undefined, 'changedSince', 'undone']);
    expect(await names()).toEqual(['Rina Das']);
    expect(await inBin()).toEqual(['Hem Barua']);
    const { counts } = await sheet.now();
    expect([state, counts]).toEqual(['imported', { created: 2, kept: 1, undone: 1 }]);
  });

  it('an account belongs to it', { timeout: patience }, async () => {
    const { rina, ...sheet } = await imported();
    const { id: account } = await addUser(payload, 'teacher', rina);
    const { rows, state } = await sheet.to('undoing');
    expect(keptFor(rows)).toEqual([undefined, 'payload', 'undone']);
    expect(rows[1]?.kept?.values?.message).toMatch(/is used in/);
    expect([state, await names()]).toEqual(['imported', ['Rina Das']]);
    await payload.delete({ collection: 'users', id: account });
    const later = await sheet.to('undoing');
    expect(keptFor(later.rows)).toEqual([undefined, 'undone', 'undone']);
    expect([later.state, await names()]).toEqual(['undone', []]);
    expect(await inBin()).toEqual(['Rina Das', 'Hem Barua']);
  });

  it('another record names it', { timeout: patience }, async () => {
    const sheet = await importSheet(editor, 'departments', [
      ['Code', 'Name', 'Stream'],
      ['ZOO', 'Zoology', 'Science'],
      ['CHE', 'Chemistry', 'Science'],
    ]);
    await sheet.to('trying');
    const zoology = (await sheet.to('importing')).rows[1]?.record;
    const { id } = await payload.create({
      ...employees,
      data: { name: 'Rina Das', department: zoology, type: 'FACULTY' } as never,
    });
    const { rows, state } = await sheet.to('undoing');
    expect([state, keptFor(rows)]).toEqual(['imported', [undefined, 'payload', 'undone']]);
    await payload.delete({ ...employees, id });
    expect((await sheet.to('undoing')).state).toBe('undone');
  });

  it('its earlier values are kept as well if another field was changed', {
    timeout: patience,
  }, async () => {
    const { id } = await payload.create({
      ...employees,
      data: { name: 'Rina Das', designation: 'Archivist', type: 'OFFICE_STAFF' } as never,
    });
    const sheet = await importSheet(editor, 'employees', [
      ['Name', 'Post'],
      ['Rina Das', 'Librarian'],
    ]);
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'changed']);
    await payload.update({ ...employees, id, data: { experience: '12 years' } });
    expect(keptFor((await sheet.to('undoing')).rows)).toEqual([undefined, 'changedSince']);
    expect(await payload.findByID({ ...employees, id })).toMatchObject({
      ...{ designation: 'Librarian', experience: '12 years' },
    });
  });
});

it('moves a record with all its fields to the recycle bin, from which it can be restored', {
  timeout: patience,
}, async () => {
  const { rina: id, ...sheet } = await imported();
  const before = await payload.findByID({ ...employees, id, draft: true });
  const { state } = await sheet.to('undoing');
  expect([state, await names(), await inBin()]).toEqual(['undone', [], ['Rina Das', 'Hem Barua']]);
  await payload.update({ ...employees, id, trash: true, data: { deletedAt: null } });
  const { updatedAt: _, ...restored } = await payload.findByID({ ...employees, id, draft: true });
  expect(restored).toMatchObject({ ...restored, name: before.name, _status: before._status });
  await expect(sheet.to('undoing')).rejects.toThrow('already finished');
});

it('undoes several rows of one record, the last first, and none after a change by somebody', {
  timeout: patience,
}, async () => {
  const { id } = await payload.create({
    ...employees,
    data: { name: 'Rina Das', designation: 'Librarian', type: 'OFFICE_STAFF' } as never,
  });
  const awards = async () => {
    const { docs } = await payload.find({ ...employees, where: { id: { equals: id } } });
    return (docs[0]?.awards ?? []).map(({ award }) => award);
  };
  const importAwards = async () => {
    const sheet = await importSheet(editor, 'employees/awards', [
      ['Name', 'Award'],
      ['Rina Das', 'Best teacher'],
      ['Rina Das', 'Fellowship'],
    ]);
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'created', 'created']);
    return sheet;
  };
  const first = await importAwards();
  expect((await first.to('undoing')).state).toBe('undone');
  expect(await awards()).toEqual([]);
  const second = await importAwards();
  await payload.update({ ...employees, id, data: { experience: '12 years' } });
  const { rows, state } = await second.to('undoing');
  expect([state, keptFor(rows)]).toEqual(['imported', [undefined, 'changedSince', 'changedSince']]);
  expect(await awards()).toEqual(['Best teacher', 'Fellowship']);
});

it('keeps rows of imports from before the time was stored if they were changed since', {
  timeout: patience,
}, async () => {
  const { rina: id, ...sheet } = await imported();
  const { docs } = await payload.find({ collection: 'import-batches' });
  for (const { id: batch, rows } of docs)
    await payload.update({
      collection: 'import-batches',
      id: batch,
      data: {
        rows: (rows as SheetRow[]).map(({ written, ...row }) =>
          written ? { ...row, after: { name: 'Somebody' } } : row,
        ),
      },
    });
  await payload.update({ ...employees, id, data: { experience: '12 years' } });
  expect(keptFor((await sheet.to('undoing')).rows)).toEqual([undefined, 'changedSince', 'undone']);
  expect(keptFor((await sheet.to('undoing')).rows)).toEqual([undefined, 'changedSince', 'undone']);
});

it('notes a record that was deleted since the import', { timeout: patience }, async () => {
  const { rina: id, ...sheet } = await imported();
  await payload.delete({ ...employees, id });
  const { rows, state } = await sheet.to('undoing');
  expect([state, keptFor(rows)]).toEqual(['undone', [undefined, 'gone', 'undone']]);
  expect((await sheet.now()).counts).toEqual({ created: 2, gone: 1, undone: 1 });
  expect(await names()).toEqual([]);
});

it('keeps records that the account may no longer delete', {
  timeout: patience,
}, async () => {
  const sheet = await imported();
  await payload.update({ collection: 'users', id: editor.user.id, data: { role: 'moderator' } });
  const administrator = await actingAs(payload, 'administrator');
  const { rows, state } = await sheet.to('undoing', administrator);
  expect(outcomes(rows)).toEqual([undefined, 'created', 'created']);
  expect([state, keptFor(rows)]).toEqual(['imported', [undefined, 'notYours', 'notYours']]);
  expect(await names()).toEqual(['Rina Das', 'Hem Barua']);
});

it('can restore what it removes from every list: each has a recycle bin', {
  timeout: patience,
}, async () => {
  const administrator = await actingAs(payload, 'administrator');
  for (const list of everyList(payload))
    if (await mayIn(administrator, list, 'import'))
      expect([list.name, payload.collections[list.slug].config.trash]).toEqual([list.name, true]);
});
