import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { type Column, columnsOf } from './columns.ts';
import { findHeader } from './header.ts';
import { listNamed } from './lists.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const columns = (list: string): Column[] => {
  const name = listNamed(list, payload);
  if (!name) throw new Error(`There is no list ${list}.`);
  return columnsOf(name, payload);
};

/** Headers as offices write them, with the expected columns. */
describe.each<[string, [string, string][]]>([
  [
    'employees',
    [
      ['Sl. No.', ''],
      ['Name of the Teacher', 'name'],
      ['Name (Assamese)', 'name@as'],
      ['Post', 'designation'],
      ['Dept.', 'department'],
      ['E-mail ID', 'email'],
      ['Contact No.', 'phone'],
      ['WhatsApp No', 'mobile'],
      ['Date of Joining (DD/MM/YYYY)', 'date_of_joining'],
      ['Qualification & Specialisation', ''],
      ['Remarks', ''],
    ],
  ],
  [
    'employees',
    [
      ['Sl No', ''],
      ['Name of Teacher', 'name'],
      ['Desig.', 'designation'],
      ['Dept.', 'department'],
      ['D.O.J', 'date_of_joining'],
      ['Mobile No.', 'mobile'],
      ['EmailId', 'email'],
      ['Sp.', ''],
      ['Category', 'type'],
    ],
  ],
  [
    'employees',
    [
      ['ক্ৰমিক', ''],
      ['নাম', 'name'],
      ['পদবী', 'designation'],
      ['বিভাগ', 'department'],
    ],
  ],
  [
    'departments',
    [
      ['Name of Department', 'dept_name'],
      ['Short name', 'dept_code'],
      ['Year of establishment', 'estd'],
      ['Stream', 'stream'],
    ],
  ],
  [
    'courses',
    [
      ['Course', 'label'],
      ['Code', 'name'],
    ],
  ],
  [
    'holidays',
    [
      ['Festival', 'title'],
      ['From', 'start_date'],
      ['To', 'end_date'],
    ],
  ],
  [
    'members',
    [
      ['Full name', 'name'],
      ['Body', 'type'],
      ['Position', 'designation'],
    ],
  ],
  [
    'alumni',
    [
      ['Student name', 'name'],
      ['Passing year', 'batch_to'],
      ['Occupation', 'current_profession'],
    ],
  ],
  [
    'notices',
    [
      ['Subject', 'title'],
      ['Dated', 'date'],
      ['File name', 'uploads'],
      ['Notice type', 'type'],
    ],
  ],
  [
    'evidence-questions',
    [
      ['Metric No.', 'sr_no'],
      ['Question', 'metric_question'],
      ['Criterion', 'criterion'],
    ],
  ],
  [
    'committees/members',
    [
      ['Committee', 'name'],
      ['Name of the member', 'members.member_name'],
      ['Designation', 'members.member_designation'],
    ],
  ],
])('%s', (list, table) => {
  it('finds the columns by their names', () => {
    const result = findHeader([table.map(([header]) => header)], columns(list));
    expect(table.map(([header], at) => [header, result.columns[at]])).toEqual(table);
  });
});

it('finds the header below a title, an address and an empty row', () => {
  const rows = [
    ['Staff list of the college', '', ''],
    ['Session 2026-27', '', ''],
    ['', '', ''],
    ['Sl', 'Name', 'Designation'],
    ['1', 'Rina Das', 'Librarian'],
  ];
  expect(findHeader(rows, columns('employees'))).toEqual({
    row: 3,
    columns: ['', 'name', 'designation'],
  });
});

it.each([
  [19, 19],
  [20, 0],
])('searches the header in the first twenty rows: below %i others', (above, row) => {
  const rows = [...Array.from({ length: above }, () => ['', '']), ['Name', 'Designation']];
  expect(findHeader(rows, columns('employees')).row).toBe(row);
});

it('requires a localized field in the first language only', () => {
  const needed = columns('notices').filter(({ required }) => required);
  expect(needed.map(({ key }) => key)).toEqual(['title']);
});

it('leaves unknown columns empty', () => {
  expect(findHeader([['Foo', '12']], columns('employees'))).toEqual({ row: 0, columns: ['', ''] });
});

it('does not find a short name within other words', () => {
  const rows = [['Name', 'To be filled in']];
  expect(findHeader(rows, columns('former-principals')).columns).toEqual(['name', '']);
});
