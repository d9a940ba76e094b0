/** Steps of an import: order, repetition, duration, and imports that cannot continue. */

import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { findImport, type StaffRequest, type Step } from '../../import/import-job.ts';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { actingAs, bring, outcomes } from '../testing/import-sheet.ts';
import { runSheetImport, sheetTask } from './run-sheet-import.ts';
import { startSheetStep } from './start-sheet-import.ts';

let payload: Payload;
let editor: StaffRequest;

beforeEach(async () => {
  payload = await temporaryCms();
  editor = await actingAs(payload, 'editor');
}, patience);

const lines = [
  ['Name', 'Post', 'Dept'],
  ['Rina Das', 'Librarian', ''],
];

describe('a step', () => {
  it.each<[Step[], Step]>([
    [[], 'trying'],
    [['trying'], 'importing'],
    [['trying', 'importing'], 'undoing'],
  ])(
    'after %j is begun once, however many press at once: %s',
    { timeout: patience },
    async (before, step) => {
      const sheet = await bring(editor, 'employees', lines);
      for (const one of before) await sheet.to(one);
      // Every request has read a state in which the step may start.
      const doc = await findImport(editor, sheet.id);
      const { totalDocs: jobs } = await payload.count({ collection: 'payload-jobs' });
      const starts = await Promise.allSettled(
        [1, 2, 3].map(() => startSheetStep(editor, doc, step)),
      );
      expect(starts.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
      ]);
      expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { status: 409 },
      });
      const { totalDocs } = await payload.count({ collection: 'payload-jobs' });
      expect(totalDocs).toBe(jobs + 1);
    },
  );

  it('is refused out of its order', { timeout: patience }, async () => {
    const sheet = await bring(editor, 'holidays', [['Title'], ['Bihu']]);
    await expect(sheet.to('importing')).rejects.toThrow('already finished');
    await expect(sheet.to('undoing')).rejects.toThrow('already finished');
  });

  it('is refused once the rows are no longer kept', { timeout: patience }, async () => {
    const sheet = await bring(editor, 'employees', lines);
    await payload.delete({ collection: 'import-batches', where: { import: { equals: sheet.id } } });
    await expect(sheet.to('trying')).rejects.toMatchObject({ status: 410 });
  });
});

describe('a dry run', () => {
  it('is made anew with other columns', { timeout: patience }, async () => {
    const sheet = await bring(editor, 'employees', lines);
    expect(outcomes((await sheet.to('trying')).rows)).toEqual([undefined, 'created']);
    const doc = await findImport(editor, sheet.id);
    await startSheetStep(editor, doc, 'trying', {
      header: 0,
      columns: ['designation', 'name', ''],
    });
    await runSheetImport(payload, sheet.id);
    expect(outcomes((await sheet.now()).rows)).toEqual(['created', 'created']);
    await sheet.to('importing');
    const { docs } = await payload.find({ collection: 'employees', sort: 'id' });
    expect(docs.map(({ name }) => name)).toEqual(['Post', 'Librarian']);
  });

  it('has the last word on a row that it refused', { timeout: patience }, async () => {
    const sheet = await bring(editor, 'employees', [...lines, ['Hem Barua', 'Professor', 'PHY']]);
    const { rows: tried } = await sheet.to('trying');
    expect(outcomes(tried)).toEqual([undefined, 'created', 'refused']);
    // The missing record exists now, but nobody has seen the new result of the row.
    await addDepartment(payload, 'PHY');
    const { rows } = await sheet.to('importing');
    expect(rows[2]).toMatchObject({ outcome: 'refused', notes: tried[2]?.notes });
    expect((await payload.count({ collection: 'employees' })).totalDocs).toBe(1);
  });
});

describe('an import', () => {
  it('keeps as much of its file’s name as a list can show', { timeout: patience }, async () => {
    const { id } = await bring(editor, 'employees', lines, 'x'.repeat(300));
    expect((await findImport(editor, id)).file_name).toBe('x'.repeat(200));
  });

  it.each(['account', 'list'])(
    'has failed when its %s is gone',
    { timeout: patience },
    async (gone) => {
      const sheet = await bring(editor, 'employees', lines);
      await startSheetStep(editor, await findImport(editor, sheet.id), 'trying');
      const one = { collection: 'imports', id: sheet.id } as const;
      if (gone === 'account') await payload.delete({ collection: 'users', id: editor.user.id });
      else await payload.update({ ...one, data: { list: 'of-yesterday' } });
      await runSheetImport(payload, sheet.id);
      expect((await payload.findByID(one)).state).toBe('failed');
    },
  );

  it('has failed when its job gives up, and rests when it is done', {
    timeout: patience,
  }, async () => {
    const sheet = await bring(editor, 'employees', lines);
    await sheet.to('trying');
    // An old job finds nothing to do.
    await runSheetImport(payload, sheet.id);
    expect((await sheet.now()).state).toBe('tried');
    const given = { input: { import: sheet.id }, req: editor } as unknown as Parameters<
      NonNullable<typeof sheetTask.onFail>
    >[0];
    await sheetTask.onFail?.(given);
    expect((await sheet.now()).state).toBe('failed');
  });
});
