/**
 * Steps of an import: order, repetition, duration, and imports that cannot continue.
 *
 * @long 60 s
 * @for cms/import cms/sheets
 */

import type { Payload } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffRequest } from '../../access.ts';
import { findImport, type Step } from '../../import/import-job.ts';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { actingAs, importSheet, outcomes } from '../testing/import-sheet.ts';
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
    'after %j starts once, even if three requests start %s at once',
    { timeout: patience },
    async (before, step) => {
      const sheet = await importSheet(editor, 'employees', lines);
      for (const earlier of before) await sheet.to(earlier);
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

  it('is refused out of order', { timeout: patience }, async () => {
    const sheet = await importSheet(editor, 'holidays', [['Title'], ['Bihu']]);
    await expect(sheet.to('importing')).rejects.toThrow('already finished');
    await expect(sheet.to('undoing')).rejects.toThrow('already finished');
  });

  it('is refused after the rows were deleted', { timeout: patience }, async () => {
    const sheet = await importSheet(editor, 'employees', lines);
    await payload.delete({ collection: 'import-batches', where: { import: { equals: sheet.id } } });
    await expect(sheet.to('trying')).rejects.toMatchObject({ status: 410 });
  });
});

describe('a test run', () => {
  it('can be repeated with other columns', { timeout: patience }, async () => {
    const sheet = await importSheet(editor, 'employees', lines);
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

  it('is final for a refused row, even after its cause is gone', {
    timeout: patience,
  }, async () => {
    const sheet = await importSheet(editor, 'employees', [
      ...lines,
      ['Hem Barua', 'Professor', 'PHY'],
    ]);
    const { rows: testRunRows } = await sheet.to('trying');
    expect(outcomes(testRunRows)).toEqual([undefined, 'created', 'refused']);
    // The missing record exists now, but nobody has seen the new result of the row.
    await addDepartment(payload, 'PHY');
    const { rows } = await sheet.to('importing');
    expect(rows[2]).toMatchObject({ outcome: 'refused', notes: testRunRows[2]?.notes });
    expect((await payload.count({ collection: 'employees' })).totalDocs).toBe(1);
  });
});

describe('an import', () => {
  it('keeps the first 200 characters of its file name', { timeout: patience }, async () => {
    const { id } = await importSheet(editor, 'employees', lines, 'x'.repeat(300));
    expect((await findImport(editor, id)).file_name).toBe('x'.repeat(200));
  });

  it.each(['account', 'list'])(
    'fails if its %s is gone',
    { timeout: patience },
    async (missing) => {
      const sheet = await importSheet(editor, 'employees', lines);
      await startSheetStep(editor, await findImport(editor, sheet.id), 'trying');
      const target = { collection: 'imports', id: sheet.id } as const;
      if (missing === 'account') await payload.delete({ collection: 'users', id: editor.user.id });
      else await payload.update({ ...target, data: { list: 'of-yesterday' } });
      await runSheetImport(payload, sheet.id);
      expect((await payload.findByID(target)).state).toBe('failed');
    },
  );

  it('fails if its job gives up, and stays finished otherwise', {
    timeout: patience,
  }, async () => {
    const sheet = await importSheet(editor, 'employees', lines);
    await sheet.to('trying');
    // An old job finds nothing to do.
    await runSheetImport(payload, sheet.id);
    expect((await sheet.now()).state).toBe('tried');
    const args = { input: { import: sheet.id }, job: {}, req: editor } as unknown as Parameters<
      NonNullable<typeof sheetTask.onFail>
    >[0];
    await sheetTask.onFail?.(args);
    expect((await sheet.now()).state).toBe('failed');
  });

  describe('that failed because the disk was full', () => {
    const many = [
      ['Name', 'Post', 'Dept'],
      ...Array.from({ length: 52 }, (_, at) => [`Teacher ${at}`, 'Librarian', '']),
    ];
    const full = Object.assign(new Error('SQLITE_FULL: database or disk is full'), {
      code: 'SQLITE_FULL',
    });
    const giveUp = (id: number) =>
      sheetTask.onFail?.({ input: { import: id }, job: {}, req: editor } as unknown as Parameters<
        NonNullable<typeof sheetTask.onFail>
      >[0]);
    const count = async () => (await payload.count({ collection: 'employees' })).totalDocs;

    /** Runs a step with room for so many records, and gives up. */
    async function failAfter(room: number, step: Step, operation: 'create' | 'deleteOne') {
      const sheet = await importSheet(editor, 'employees', many);
      await sheet.to('trying');
      if (step === 'undoing') await sheet.to('importing');
      const original = payload.db[operation].bind(payload.db);
      let left = room;
      const spy = vi
        .spyOn(payload.db, operation)
        .mockImplementation(async (args: Parameters<typeof payload.db.create>[0]) => {
          if (args.collection === 'employees') left -= 1;
          if (left < 0) throw full;
          return original(args as never);
        });
      await expect(sheet.to(step)).rejects.toThrow('SQLITE_FULL');
      spy.mockRestore();
      await giveUp(sheet.id);
      expect((await sheet.now()).state).toBe('failed');
      return sheet;
    }

    const stopped: Record<string, () => Promise<void>> = {
      async 'goes on where it stopped'() {
        const sheet = await failAfter(30, 'importing', 'create');
        const before = await count();
        expect(before).toBeGreaterThan(20);
        expect(before).toBeLessThan(31);
        await expect(sheet.to('trying')).rejects.toThrow('already finished');
        const { rows, state } = await sheet.to('importing');
        expect([state, await count()]).toEqual(['imported', 52]);
        expect(new Set(outcomes(rows.slice(1)))).toEqual(new Set(['created']));
        expect((await sheet.to('undoing')).state).toBe('undone');
        expect(await count()).toBe(0);
      },
      async 'can be undone'() {
        const sheet = await failAfter(30, 'importing', 'create');
        expect((await sheet.to('undoing')).state).toBe('undone');
        expect(await count()).toBe(0);
      },
      async 'is undone to its end if the undo failed'() {
        const sheet = await failAfter(30, 'undoing', 'deleteOne');
        await expect(sheet.to('importing')).rejects.toThrow('already finished');
        expect((await sheet.to('undoing')).state).toBe('undone');
        expect(await count()).toBe(0);
      },
    };
    /** All with the long tests, because each imports many rows. */
    const some = Object.entries(stopped).slice(0, process.env.LONG ? undefined : 1);
    it.each(some)('%s', (_, check) => check(), patience);
  });
});
