/**
 * Imports of sheets: tried, imported, imported again, undone.
 *
 * @long 60 s
 * @for cms/sheets
 */

import { asRecord } from '@college/contract/as-record';
import { APIError, type Payload } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findImport, progressOf } from '../../import/import-job.ts';
import { addDepartment, addPicture } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { columnsOf } from '../columns.ts';
import { everyList } from '../lists.ts';
import { actingAs, importSheet, outcomes, words } from '../testing/import-sheet.ts';
import { BATCH, batchesOf, keepBatch } from './batches.ts';
import type { Value } from './row.ts';
import { runSheetImport } from './run-sheet-import.ts';
import type { Session } from './session.ts';
import { startSheetStep } from './start-sheet-import.ts';
import { withRow } from './table.ts';

let payload: Payload;

beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

/** The records that visitors see. */
const staff = async () => {
  const { docs } = await payload.find({
    collection: 'employees',
    sort: 'id',
    overrideAccess: false,
  });
  return docs.map(({ name, designation, email }) => [name, designation, email]);
};

const header = ['Name', 'Post', 'Dept', 'E-mail', 'DOJ'];
const rina = ['Dr Rina Das', 'Librarian', '', 'rina@example.org', '5/7/2014'];
const hem = ['Hem Barua', 'Professor', 'PHY', '', '1st Aug 2001'];

describe('a list of staff', () => {
  it('is tried without saving, imported, and unchanged when imported again', {
    timeout: patience,
  }, async () => {
    await addDepartment(payload, 'PHY');
    const editor = await actingAs(payload, 'editor');
    const sheet = await importSheet(editor, 'employees', [['Our staff'], header, rina, hem]);
    const testRun = await sheet.to('trying');
    expect(testRun.state).toBe('tried');
    expect(outcomes(testRun.rows)).toEqual([undefined, undefined, 'created', 'created']);
    expect(await staff()).toEqual([]);
    const imported = await sheet.to('importing');
    expect(imported.state).toBe('imported');
    expect(outcomes(imported.rows)).toEqual([undefined, undefined, 'created', 'created']);
    expect(await staff()).toEqual([
      ['Dr Rina Das', 'Librarian', 'rina@example.org'],
      ['Hem Barua', 'Professor', null],
    ]);
    const again = await importSheet(editor, 'employees', [header, rina, hem]);
    expect(outcomes((await again.to('trying')).rows)).toEqual([
      undefined,
      'unchanged',
      'unchanged',
    ]);
    await again.to('importing');
    expect(await staff()).toHaveLength(2);
  });

  it('changes records that differ, shows the changes, and restores them when undone', {
    timeout: patience,
  }, async () => {
    const editor = await actingAs(payload, 'editor');
    const first = await importSheet(editor, 'employees', [header, rina]);
    await first.to('trying');
    await first.to('importing');
    const second = await importSheet(editor, 'employees', [
      header,
      rina.with(1, 'Head librarian').with(4, ''),
      ['Ila Bora', 'Clerk', '', '', ''],
    ]);
    const { rows } = await second.to('trying');
    expect(rows[1]).toMatchObject({
      outcome: 'changed',
      changes: [{ column: 'designation', from: 'Librarian', to: 'Head librarian' }],
    });
    await second.to('importing');
    expect(await staff()).toEqual([
      ['Dr Rina Das', 'Head librarian', 'rina@example.org'],
      ['Ila Bora', 'Clerk', null],
    ]);
    const undone = await second.to('undoing');
    expect(undone.state).toBe('undone');
    expect(undone.rows.map((row) => row.undone)).toEqual([undefined, true, true]);
    expect(await staff()).toEqual([['Dr Rina Das', 'Librarian', 'rina@example.org']]);
  });

  it('leaves the unpublished changes of a record as a draft, also for a row of a table', {
    timeout: patience,
  }, async () => {
    const editor = await actingAs(payload, 'editor');
    const data = { name: 'Dr Rina Das', type: 'FACULTY', _status: 'published' } as const;
    const collection = 'employees';
    const { id } = await payload.create({ collection, data: { ...data, email: rina[3] } });
    await payload.update({ collection, id, data: { experience: 'Unread' }, draft: true });
    for (const [list, outcome, lines] of [
      ['employees', 'changed', [header, rina]],
      [
        'employees/awards',
        'created',
        [
          ['Name', 'E-mail', 'Award'],
          ['Dr Rina Das', 'rina@example.org', 'Best'],
        ],
      ],
    ] as const) {
      const sheet = await importSheet(editor, list, lines);
      await sheet.to('trying');
      expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, outcome]);
    }
    expect(await staff()).toEqual([['Dr Rina Das', null, 'rina@example.org']]);
    expect(await payload.findByID({ collection, id, draft: true })).toMatchObject({
      designation: 'Librarian',
      experience: 'Unread',
      awards: [{ award: 'Best' }],
    });
  });

  it('is refused row by row, with the reason', { timeout: patience }, async () => {
    await addDepartment(payload, 'PHY');
    const editor = await actingAs(payload, 'editor');
    const sheet = await importSheet(editor, 'employees', [
      header,
      hem,
      ['', 'Librarian', '', '', ''],
      ['Amal', '', 'Alchemy', '', '31-02-2020'],
      ['Bina', '', '', 'not an address', ''],
      hem,
      ['', '', '', '', ''],
      ['Bhaskar Kalita', 'Upper Division Assistant', '', '', ''],
    ]);
    const { rows } = await sheet.to('trying');
    expect(rows.slice(1).map((row) => [row.outcome, ...words(row)])).toEqual([
      ['created'],
      ['refused', [undefined, 'noKey']],
      ['refused', ['department', 'noReference'], ['date_of_joining', 'noDay']],
      ['refused', ['email', 'payload']],
      ['refused', [undefined, 'repeated']],
      [undefined],
      ['refused', [undefined, 'example']],
    ]);
    expect(rows[2]?.notes?.[0]?.values).toEqual({ columns: 'Name' });
    await sheet.to('importing');
    expect(await staff()).toEqual([['Hem Barua', 'Professor', null]]);
  });

  it('refuses a department name that fits two departments', { timeout: patience }, async () => {
    for (const dept_code of ['HIS', 'HIST'])
      await payload.create({
        collection: 'departments',
        data: { dept_code, dept_name: 'History', stream: 'ARTS' },
      });
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'employees', [
      header,
      hem.with(2, 'History'),
      ['Ila Bora', 'Professor', 'HIST', '', ''],
    ]);
    const { rows } = await sheet.to('trying');
    expect(rows.slice(1).map((row) => [row.outcome, ...words(row)])).toEqual([
      ['refused', ['department', 'manyReferences']],
      ['created'],
    ]);
  });

  it('is imported in both languages', { timeout: patience }, async () => {
    const editor = await actingAs(payload, 'editor');
    const lines = [
      ['Name', 'Name (Assamese)'],
      ['Rina Das', 'ৰীণা দাস'],
    ];
    const sheet = await importSheet(editor, 'employees', lines);
    await sheet.to('trying');
    await sheet.to('importing');
    const all = await payload.find({ collection: 'employees', locale: 'all' });
    expect(all.docs[0]?.name).toEqual({ en: 'Rina Das', as: 'ৰীণা দাস' });
    const again = await (await importSheet(editor, 'employees', lines)).to('trying');
    expect(outcomes(again.rows)).toEqual([undefined, 'unchanged']);
  });

  it('fills an empty language even with the same text as the other', {
    timeout: patience,
  }, async () => {
    await payload.create({ collection: 'employees', data: { name: 'DJ Das', type: 'FACULTY' } });
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'employees', [
      ['Name', 'Name (Assamese)'],
      ['DJ Das', 'DJ Das'],
    ]);
    expect(outcomes((await sheet.to('trying')).rows)).toEqual([undefined, 'changed']);
  });
});

describe('the right to write a row', () => {
  it('is checked for every row: a department editor writes only the own department', {
    timeout: patience,
  }, async () => {
    const { id } = await addDepartment(payload, 'PHY');
    await addDepartment(payload, 'CHE');
    const sheet = await importSheet(await actingAs(payload, 'department-editor', id), 'employees', [
      header,
      hem,
      ['Ila Bora', 'Professor', 'CHE', '', ''],
    ]);
    const { rows } = await sheet.to('trying');
    expect(rows.slice(1).map((row) => [row.outcome, ...words(row)])).toEqual([
      ['created'],
      ['refused', ['department', 'noReference']],
    ]);
    await sheet.to('importing');
    const { docs } = await payload.find({ collection: 'employees' });
    expect(docs.map(({ name, department }) => [name, department])).toEqual([['Hem Barua', id]]);
  });

  it('includes the right to create: a head of department creates nobody', {
    timeout: patience,
  }, async () => {
    const { id } = await addDepartment(payload, 'PHY');
    const sheet = await importSheet(
      await actingAs(payload, 'head-of-department', id),
      'employees',
      [header, hem],
    );
    const { rows } = await sheet.to('trying');
    expect([rows[1]?.outcome, ...words(rows[1])]).toEqual(['refused', [undefined, 'notYours']]);
  });

  it('is checked for every column: a cell that the account may not write is left out with a note', {
    timeout: patience,
  }, async () => {
    const { id } = await payload.create({ collection: 'alumni', data: { name: 'Rina Das' } });
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'alumni', [
      ['Name', 'Profession', 'E-mail'],
      ['Rina Das', 'Teacher', 'rina@example.org'],
    ]);
    const { rows } = await sheet.to('trying');
    expect([rows[1]?.outcome, ...words(rows[1])]).toEqual(['changed', ['email', 'notYours']]);
    await sheet.to('importing');
    const alumna = await payload.findByID({ collection: 'alumni', id });
    expect([alumna.current_profession, alumna.email]).toEqual(['Teacher', null]);
  });

  it('refuses a row that fits several records', { timeout: patience }, async () => {
    for (const name of ['Rina Das', 'Rina Das', 'Hem Barua'])
      await payload.create({ collection: 'alumni', data: { name } });
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'alumni', [
      ['Name', 'Profession'],
      ['Rina Das', 'Teacher'],
      ['Hem Barua', 'Teacher'],
    ]);
    const { rows } = await sheet.to('trying');
    expect(rows.slice(1).map((row) => [row.outcome, ...words(row)])).toEqual([
      ['refused', [undefined, 'manyRecords']],
      ['changed'],
    ]);
  });

  it('lets nobody see the import but the account itself and administrators', {
    timeout: patience,
  }, async () => {
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'holidays', [
      ['Title'],
      ['Bihu'],
    ]);
    const moderator = await actingAs(payload, 'moderator');
    await expect(findImport(moderator, sheet.id)).rejects.toThrow('no such import');
    const administrator = await actingAs(payload, 'administrator');
    expect((await findImport(administrator, sheet.id)).file_name).toBe('list.csv');
  });
});

it('accepts a holiday of one day without a last day', { timeout: patience }, async () => {
  const lines = [
    ['Date', 'Holiday'],
    ['26.01.2031', 'Republic Day'],
  ];
  const sheet = await importSheet(await actingAs(payload, 'editor'), 'holidays', lines);
  await sheet.to('trying');
  expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'created']);
  const [holiday] = (await payload.find({ collection: 'holidays' })).docs;
  expect(holiday?.title).toBe('Republic Day');
  expect(holiday?.end_date).toBe(holiday?.start_date);
});

describe('imported notices', () => {
  it('are drafts with the files that their rows name', { timeout: patience }, async () => {
    const editor = await actingAs(payload, 'editor');
    const { id } = await addPicture(payload, 'Form fill_up (1).jpg');
    const sheet = await importSheet(editor, 'notices', [
      ['Subject', 'Notice type', 'Dated', 'File name'],
      ['Form fill-up', 'COLLEGE_ACADEMIC_NOTICE', '5-7-26', 'form fill_up (1).JPG'],
      ['Fees', 'COLLEGE_ACADEMIC_NOTICE', '5-7-26', 'fees.pdf'],
      // The same file has another extension on the computer of the office.
      ['Once more', 'COLLEGE_ACADEMIC_NOTICE', '5-7-26', 'Form fill_up (1).jpeg'],
    ]);
    const { rows } = await sheet.to('trying');
    expect(rows.slice(1).map((row) => [row.outcome, ...words(row)])).toEqual([
      ['created'],
      ['refused', ['uploads', 'noFile']],
      ['created'],
    ]);
    await sheet.to('importing');
    const { docs } = await payload.find({ collection: 'notices', sort: 'id' });
    expect(docs.map(({ title, uploads, _status }) => [title, uploads, _status])).toEqual([
      ['Form fill-up', [id], 'draft'],
      ['Once more', [id], 'draft'],
    ]);
  });
});

describe('rows of a table within a record', () => {
  it('are imported and undone one by one', { timeout: patience }, async () => {
    const editor = await actingAs(payload, 'editor');
    await payload.create({ collection: 'committees', data: { name: 'Library committee' } });
    const lines = [
      ['Committee', 'Member', 'Designation'],
      ['Library Committee', 'Rina Das', 'Chair'],
      ['Library committee', 'Hem Barua', 'Member'],
      ['Sports', 'Ila Bora', 'Member'],
    ];
    const sheet = await importSheet(editor, 'committees/members', lines);
    const testRun = await sheet.to('trying');
    expect(outcomes(testRun.rows).slice(1)).toEqual(['created', 'created', 'refused']);
    expect(words(testRun.rows[3])).toEqual([[undefined, 'noParent']]);
    await sheet.to('importing');
    const members = async () => {
      const { docs } = await payload.find({ collection: 'committees' });
      return (docs[0]?.members ?? []).map((member) => [
        member.member_name,
        member.member_designation,
      ]);
    };
    expect(await members()).toEqual([
      ['Rina Das', 'Chair'],
      ['Hem Barua', 'Member'],
    ]);
    const again = await importSheet(editor, 'committees/members', [
      ...lines.slice(0, 2),
      ['Library committee', 'Hem Barua', 'Secretary'],
    ]);
    expect(outcomes((await again.to('trying')).rows).slice(1)).toEqual(['unchanged', 'changed']);
    await again.to('importing');
    await again.to('undoing');
    await sheet.to('undoing');
    expect(await members()).toEqual([]);
  });

  it('are undone from the last batch to the first', { timeout: patience }, async () => {
    const editor = await actingAs(payload, 'editor');
    const { id: committee } = await payload.create({
      collection: 'committees',
      data: { name: 'Library' },
    });
    const sheet = await importSheet(editor, 'committees/members', [
      ['Committee', 'Member'],
      ['Library', 'Rina Das'],
      ['Library', 'Hem Barua'],
    ]);
    // Simulates a long sheet.
    const [batch] = await batchesOf(payload, sheet.id);
    const last = batch?.rows.at(-1);
    if (!batch || !last) return expect.unreachable();
    await keepBatch(payload, { ...batch, rows: batch.rows.slice(0, -1) });
    const { id: of, number: first } = { id: sheet.id, number: last.number };
    await payload.create({
      collection: 'import-batches',
      data: { import: of, first, size: 1, step: 'read', rows: [{ ...last }] },
    });
    await sheet.to('trying');
    await sheet.to('importing');
    const { rows } = await sheet.to('undoing');
    expect(rows.map(({ undone }) => undone)).toEqual([undefined, true, true]);
    const { members } = await payload.findByID({
      collection: 'committees',
      id: committee,
    });
    expect(members).toEqual([]);
  });

  it('are new if their year is new, and keep the values that a sheet leaves out', {
    timeout: patience,
  }, async () => {
    const moths = { title_paper: 'Moths', date_year: '2020' };
    const { id } = await payload.create({
      collection: 'employees',
      data: {
        name: 'Rina Das',
        type: 'FACULTY',
        _status: 'published',
        research_paper: [{ ...moths, isbn_no: '978-0-00-000000-2' }],
      },
    });
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'employees/research_paper', [
      ['Name', 'Title of the paper', 'Date or year', 'Publisher'],
      ['Rina Das', 'Moths', '2020', 'Orchid Press'],
      ['Rina Das', 'Moths', '2021', 'Orchid Press'],
    ]);
    await sheet.to('trying');
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows)).toEqual([undefined, 'changed', 'created']);
    const { research_paper } = await payload.findByID({ collection: 'employees', id });
    expect(research_paper).toMatchObject([
      { ...moths, isbn_no: '978-0-00-000000-2', published_by: 'Orchid Press' },
      { ...moths, date_year: '2021', published_by: 'Orchid Press' },
    ]);
  });

  it('are created in every list that has a table', () => {
    for (const name of everyList(payload).filter(({ table }) => table)) {
      const columns = columnsOf(name, payload);
      const session = { name, columns, references: {} } as unknown as Session;
      const values = columns
        .filter(({ ofTable, field }) => ofTable && field.type === 'text')
        .map((column): Value => ({ column, locale: 'en', value: 'x' }));
      const { outcome } = withRow(session, { en: { id: 1 } }, values);
      expect([name.name, outcome]).toEqual([name.name, 'created']);
    }
  });
});

describe('the import job', () => {
  it('continues where a killed job stopped', { timeout: patience }, async () => {
    const editor = await actingAs(payload, 'editor');
    const many = Array.from({ length: BATCH }, (_, i) => [`Holiday ${i}`, '5/7/2026', '5/7/2026']);
    const sheet = await importSheet(editor, 'holidays', [['Title', 'From', 'To'], ...many]);
    await startSheetStep(editor, await findImport(editor, sheet.id), 'trying');
    let beats = 0;
    const killed = runSheetImport(payload, sheet.id, async () => {
      beats += 1;
      if (beats === 1) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(progressOf(await findImport(editor, sheet.id)).done).toBe(BATCH);
    await runSheetImport(payload, sheet.id);
    const rows = (await batchesOf(payload, sheet.id)).flatMap((batch) => batch.rows);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const current = await findImport(editor, sheet.id);
    expect(current).toMatchObject({ state: 'tried', counts: { created: BATCH } });

    await startSheetStep(editor, current, 'importing');
    beats = 0;
    const again = () =>
      runSheetImport(payload, sheet.id, async () => {
        beats += 1;
        if (beats === 1) throw new Error('killed');
      });
    await expect(again()).rejects.toThrow('killed');
    await again();
    // Rows of the killed job are not compared with their own records.
    expect((await findImport(editor, sheet.id)).counts).toEqual({ created: BATCH });
    expect((await payload.count({ collection: 'holidays' })).totalDocs).toBe(BATCH);
  });

  it('leaves out only the row that fails while it is saved', {
    timeout: patience,
  }, async () => {
    const editor = await actingAs(payload, 'editor');
    const days = ['5/7/2026', '5/7/2026'];
    const sheet = await importSheet(editor, 'holidays', [
      ['Title', 'From', 'To'],
      ...['Bihu', 'Puja', 'Id'].map((title) => [title, ...days]),
    ]);
    await sheet.to('trying');
    const create = payload.create.bind(payload);
    vi.spyOn(payload, 'create').mockImplementation(((options: Parameters<typeof create>[0]) =>
      asRecord(options.data).title === 'Puja'
        ? Promise.reject(new APIError('Not today.', 400))
        : create(options)) as never);
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows).slice(1)).toEqual(['created', 'refused', 'created']);
    expect(words(rows[2])).toEqual([[undefined, 'payload']]);
    const { docs } = await payload.find({ collection: 'holidays', sort: 'id' });
    expect(docs.map(({ title }) => title)).toEqual(['Bihu', 'Id']);
  });
});
