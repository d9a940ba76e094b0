/**
 * Realistic sheets of offices, tried and imported.
 *
 * @long 60 s
 * @for cms/reading cms/sheets
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import type { StaffRequest } from '../../access.ts';
import { folder } from '../../platform/folder.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { columnsOf } from '../columns.ts';
import { listNamed } from '../lists.ts';
import { readSheet } from '../read/read.ts';
import { actingAs, importSheet, outcomes, words } from '../testing/import-sheet.ts';
import { words as cell, workbookOf } from '../testing/workbook.ts';

let payload: Payload;
let editor: StaffRequest;
beforeAll(async () => {
  payload = await temporaryCms();
  editor = await actingAs(payload, 'administrator');
  for (const [dept_name, dept_code] of [
    ['Physics', 'PHY'],
    ['Chemistry', 'CHEM'],
  ] as const)
    await payload.create({
      collection: 'departments',
      data: { dept_name, dept_code, stream: 'SCIENCE' },
    });
}, patience);

const fileOf = (name: string) => readFile(path.join(folder, 'sheets/testing/cases', name));

/** The employees created from a sheet, in the order of its rows. */
async function employeesOf(name: string) {
  const sheet = await importSheet(editor, 'employees', await fileOf(name), name);
  const { rows } = await sheet.to('trying');
  expect(rows.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  const { rows: imported } = await sheet.to('importing');
  const records = await Promise.all(
    imported.flatMap(({ record: id }) =>
      id === undefined ? [] : payload.findByID({ collection: 'employees', id, depth: 1 }),
    ),
  );
  await sheet.to('undoing');
  return records.map(({ department, ...employee }) => ({
    ...employee,
    department: department && typeof department === 'object' ? department.dept_name : undefined,
  }));
}

it.each<[string, object[]]>([
  ['leading-zero.xlsx', [{ mobile: '03612345678', date_of_joining: '2014-07-05T12:00:00.000Z' }]],
  [
    'merged-cells.xlsx',
    ['Physics', 'Physics', 'Chemistry', 'Chemistry'].map((department) => ({ department })),
  ],
  [
    'rowspan.xls',
    [
      { type: 'FACULTY', designation: 'Professor' },
      {
        type: 'FACULTY',
        department: 'Physics',
        designation: 'Assistant Professor',
        area_of_research: 'Acoustics',
      },
    ],
  ],
  ['hidden-sheet.xlsx', [{ name: 'Zzq Anil Bora', mobile: '9864000001' }]],
  ['two-row-header.xlsx', [{ mobile: '9864000001', email: 'zzq.anil@example.org' }]],
  ['phones.csv', [{ mobile: '9864000001' }, { mobile: '09864000002' }]],
  ['title-with-commas.csv', [{ name: 'Zzq Anil Bora', type: 'FACULTY', department: 'Physics' }]],
])('%s', async (name, employees) => {
  expect(await employeesOf(name)).toMatchObject(employees);
});

describe('a workbook with several sheets', () => {
  const rowsOf = (...lines: string[][]) =>
    lines
      .map(
        (line, row) =>
          `<row>${line.map((text, at) => cell(`${'ABC'[at]}${row + 1}`, text)).join('')}</row>`,
      )
      .join('');
  const staff = rowsOf(['Name', 'Designation'], ['Zzq Rina Das', 'Librarian']);
  const others = rowsOf(['Name', 'Designation'], ['Zzq Mina Roy', 'Bearer']);
  const cover = rowsOf(['Zzq College'], ['List of staff']);
  const columns = () => columnsOf(listNamed('employees', payload) ?? raise(), payload);
  const raise = (): never => {
    throw new Error('There is no such list.');
  };

  it('reads the sheet with the best header, even if others come before it', async () => {
    const file = workbookOf([{ rows: cover }, { name: 'Staff', rows: staff }]);
    expect(await readSheet(file, columns())).toMatchObject({ name: 'Staff', header: { row: 0 } });
  });

  it('asks for a choice if several sheets are equally likely', async () => {
    const file = workbookOf([
      { name: 'Teachers', rows: staff },
      { name: 'Office', rows: others },
    ]);
    const error = await readSheet(file, columns()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'manySheets', values: { sheets: ['Teachers', 'Office'] } });
    const { rows } = await readSheet(file, columns(), 'Office');
    expect(rows[1]).toEqual(['Zzq Mina Roy', 'Bearer']);
  });
});

describe('a header of two rows', () => {
  it.each<[string, string[][], (string | undefined)[]]>([
    [
      'reads cells that are not merged',
      [
        ['Sl', 'Name', 'Contact', ''],
        ['', '', 'Mobile', 'E-mail'],
        ['1', 'A', '9', 'a@x'],
      ],
      ['', 'name', 'mobile', 'email'],
    ],
    [
      'joins two cells to one name',
      [
        ['Name', 'Date of'],
        ['', 'joining'],
        ['A', '05-07-2014'],
      ],
      ['name', 'date_of_joining'],
    ],
  ])('%s', async (_what, lines, keys) => {
    const file = new TextEncoder().encode(lines.map((line) => line.join('\t')).join('\n'));
    const name = listNamed('employees', payload);
    const columns = name ? columnsOf(name, payload) : [];
    expect((await readSheet(file, columns)).header).toEqual({ row: 1, columns: keys });
  });
});

it('leaves out an error value of a formula and adds a note', async () => {
  const sheet = await importSheet(editor, 'employees', [
    ['Name', 'Type', 'Designation', 'Email'],
    ['Zzq Anil Bora', 'Faculty', '#N/A', '#REF!'],
    ['#NAME?', 'Faculty', 'Professor', ''],
  ]);
  const { rows } = await sheet.to('trying');
  expect(outcomes(rows)).toEqual([undefined, 'created', 'refused']);
  expect(words(rows[1])).toEqual([
    ['designation', 'sheetError'],
    ['email', 'sheetError'],
  ]);
  expect(words(rows[2])).toContainEqual(['name', 'sheetError']);
});

describe('departments without codes', () => {
  const lines = [
    ['Department', 'Stream'],
    ['Physics', 'Science'],
    ['Zzq Computer Science', 'Science'],
    ['Botany', 'Science'],
    ['Bot studies', 'Arts'],
    ['Physical Education', 'Arts'],
    ['অসমীয়া', 'Arts'],
    ['Of Folklore', 'Arts'],
  ];

  it('get unique codes, which are shown first and written as shown', async () => {
    const sheet = await importSheet(editor, 'departments', lines);
    const { rows } = await sheet.to('trying');
    const proposedCodes = rows.map(
      ({ notes }) => notes?.find(({ code }) => code === 'proposedCode')?.values?.code,
    );
    expect(proposedCodes).toEqual([undefined, undefined, 'ZCS', 'BOT', 'BS', 'PE', 'DEPT2', 'FOL']);
    const again = await sheet.to('trying');
    expect(again.rows.map(({ proposed }) => proposed)).toEqual(
      rows.map(({ proposed }) => proposed),
    );
    const { docs: before } = await payload.find({ collection: 'departments', pagination: false });
    expect(before.map(({ dept_code }) => dept_code)).not.toContain('BOT');
    const { rows: imported } = await sheet.to('importing');
    const records = await Promise.all(
      imported
        .slice(2)
        .map(({ record }) => payload.findByID({ collection: 'departments', id: Number(record) })),
    );
    expect(records.map(({ dept_code }) => dept_code)).toEqual(proposedCodes.slice(2));
    await sheet.to('undoing');
  });

  it('do not get a code that another row has', async () => {
    const sheet = await importSheet(editor, 'departments', [
      ['Department', 'Code', 'Stream'],
      ['Botany', '', 'Science'],
      ['Botanical garden', 'BOT', 'Science'],
    ]);
    const { rows } = await sheet.to('trying');
    expect(outcomes(rows)).toEqual([undefined, 'created', 'created']);
    expect(rows[1]?.proposed).toBe('BOTA');
  });
});
