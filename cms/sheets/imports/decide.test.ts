/** The decision about one row, before anything is written. */

import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import type { StaffRequest } from '../../access.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { listNamed } from '../lists.ts';
import { actingAs } from '../testing/import-sheet.ts';
import { type Decision, decide } from './decide.ts';
import { openSession, type Session } from './session.ts';

let payload: Payload;
let editor: StaffRequest;
const ids: Record<string, number> = {};

beforeAll(async () => {
  payload = await temporaryCms();
  editor = await actingAs(payload, 'editor');
  const lamps = { sr_no: '1.1', metric_question: 'How?', type: 'QUALITATIVE' } as const;
  const manual = { name: 'Lamps', metrics: [lamps] };
  ids.lamps = (await payload.create({ collection: 'manuals', data: manual })).id;
  for (const [name, _status] of [
    ['Rina', 'published'],
    ['Hem', 'draft'],
  ] as const) {
    const data = { name, designation: 'Clerk', type: 'FACULTY', _status } as const;
    const { id } = await payload.create({ collection: 'employees', data, draft: false });
    ids[name] = id;
  }
  const library = { name: 'Library', code: 'LIB' };
  ids.library = (await payload.create({ collection: 'committees', data: library })).id;
}, patience);

function open(list: string, columns: string): Promise<Session> {
  const name = listNamed(list, payload);
  if (!name) throw new Error(`There is no list ${list}.`);
  return openSession(editor, name, columns.split(' '));
}
const decided = async (list: string, columns: string, ...cells: string[]) =>
  (await decide(editor, await open(list, columns), { number: 2, cells })) as Decision;

describe('a row of a table', () => {
  const columns = 'name metrics.sr_no metrics.metric_question metrics.type';
  const metric = { metric_question: 'Why?', type: 'QUALITATIVE' };

  it('creates the whole record if its list allows that, with nothing to restore', async () => {
    const { fields, before, ...decision } = await decided(
      'manuals/metrics',
      columns,
      ...['Ships', '2.1', 'Why?', 'QlM'],
    );
    expect(decision).toMatchObject({ outcome: 'created', isDraft: false });
    expect([decision.id, before]).toEqual([undefined, undefined]);
    expect(fields).toEqual({ en: { name: 'Ships', metrics: [{ sr_no: '2.1', ...metric }] } });
  });

  it('goes into an existing record and restores only that table when undone', async () => {
    const { id, fields, before } = await decided(
      'manuals/metrics',
      columns,
      ...['lamps', '2.1', 'Why?', 'QlM'],
    );
    const { metrics } = await payload.findByID({ collection: 'manuals', id: id ?? 0 });
    expect(id).toBe(ids.lamps);
    expect(before).toEqual({ en: { metrics } });
    expect(fields).toEqual({ en: { metrics: [...metrics, { sr_no: '2.1', ...metric }] } });
  });

  it('finds a record that an earlier row has created', async () => {
    const session = await open('manuals/metrics', columns);
    const { id } = await payload.create({
      collection: 'manuals',
      data: { name: 'Gulls', metrics: [] },
    });
    const cells = ['Gulls', '2.1', 'Why?', 'QlM'];
    expect(await decide(editor, session, { number: 3, cells })).toMatchObject({ id });
  });

  it.each([
    ['employees/awards', 'name awards.award', 'Nobody'],
    ['committees/members', 'name members.member_name', 'Sports'],
  ])('does not create a record in %s', async (list, columnNames, name) => {
    const decision = await decided(list, columnNames, name, 'Best');
    expect(decision).toMatchObject({ outcome: 'refused', notes: [{ code: 'noParent' }] });
  });

  it('is refused if it has no value of its own', async () => {
    const decision = await decided('employees/awards', 'name awards.award', 'Rina', '');
    expect(decision).toMatchObject({ outcome: 'refused', notes: [{ code: 'noKey' }] });
  });
});

it('saves the old values of only the fields that it changes', async () => {
  const columns = 'name designation department';
  const { id, fields, before, changes } = await decided('employees', columns, 'Rina', 'Dean', '');
  expect(id).toBe(ids.Rina);
  expect(fields).toEqual({ en: { designation: 'Dean' } });
  expect(before).toEqual({ en: { designation: 'Clerk' } });
  expect(changes).toEqual([{ column: 'designation', from: 'Clerk', to: 'Dean' }]);
});

it.each([
  ['Total', '', '2'],
  ['Grand total:', '', ''],
  ['মুঠ', '', '2'],
  ['DEPARTMENT OF PHYSICS', '', ''],
  ['Principal', 'Demo College', ''],
  ['Signature of the Head', '', ''],
  ['1', '2', '3'],
  ['b', 'c', 'd'],
  ['Grand Total (A+B)', '', '2'],
  ['Total teaching staff: 12', '', ''],
  ['No. of teachers', '', '12'],
  ['মুঠ শিক্ষকৰ সংখ্যা', '', '১২'],
  ['Library Staff', '', ''],
  ['B. Guest faculty', '', ''],
  ['বিজ্ঞান শাখা', '', ''],
  ['Principal, Demo College', '', ''],
  ['অধ্যক্ষৰ চহী', '', ''],
  ['Date: 12-05-2024', '', ''],
  ['Vacant', 'Professor', ''],
  ['Name of the teacher', 'Designation', 'Mobile No.'],
])('leaves out a row that is no person: %s', async (...cells) => {
  const { outcome, notes } = await decided('employees', 'name designation mobile', ...cells);
  expect([outcome, notes]).toEqual(['refused', [{ code: 'headingRow' }]]);
});

it.each([
  ['Grace Science Momin', 'Clerk'],
  ['Nil Kamal Das', ''],
  ['Principal Das', 'Dean'],
  ['মুঠা দাস', ''],
])('takes a row for a person: %s', async (...cells) => {
  const { notes } = await decided('employees', 'name designation mobile', ...cells, '');
  expect(notes).not.toContainEqual({ code: 'headingRow' });
});

it('leaves out a formula that no program has calculated', async () => {
  const cells = ['Anil', 'FACULTY', '#FORMULA!'];
  const { outcome, notes } = await decided('employees', 'name type mobile', ...cells);
  expect([outcome, notes]).toEqual([
    'created',
    [{ code: 'formulaWithoutValue', column: 'mobile' }],
  ]);
});

describe('the decision whether a record is a draft', () => {
  const notice = 'title type date _status';
  const fees = ['Fees', 'COLLEGE_TENDER', '5-7-26'];
  it.each([
    ['is no for a list without drafts', 'courses', 'name label', ['BSC', 'x'], false],
    [
      'is no for a change in a list without drafts',
      'committees',
      'name code',
      ['Library', 'L2'],
      false,
    ],
    [
      'is no if the sheet has no column for the state',
      'employees',
      'name designation',
      ['Ila', 'x'],
      false,
    ],
    ['is yes for a notice without a state', 'notices', notice, [...fees, ''], true],
    ['is yes if the row says draft', 'notices', notice, [...fees, 'draft'], true],
    ['is no if the row says published', 'notices', notice, [...fees, 'published'], false],
    ['is yes for a change of a draft', 'employees', 'name designation', ['Hem', 'Dean'], true],
    [
      'is yes for a row of a table in a draft',
      'employees/awards',
      'name awards.award',
      ['Hem', 'x'],
      true,
    ],
    [
      'is no for a change of a public record',
      'employees',
      'name designation',
      ['Rina', 'Dean'],
      false,
    ],
    [
      'is no for a row of a table in a public record',
      'employees/awards',
      'name awards.award',
      ['Rina', 'x'],
      false,
    ],
    [
      'is no for a row of a table in a list without drafts',
      'committees/members',
      'name members.member_name',
      ['Library', 'x'],
      false,
    ],
  ] as const)('%s', async (_name, list, columns, cells, isDraft) => {
    const decision = await decided(list, columns, ...cells);
    expect([decision.outcome === 'refused', decision.isDraft]).toEqual([false, isDraft]);
  });
});

it('refuses a repeated row, except further rows of a table in one record', async () => {
  const session = await open('employees', 'name designation');
  const cells = ['Ila', 'Clerk'];
  const outcome = async (of: Session, number: number, ...row: string[]) => {
    const decision = await decide(editor, of, { number, cells: row });
    return [decision?.outcome, decision?.notes?.[0]?.values];
  };
  expect(await outcome(session, 2, ...cells)).toEqual(['created', undefined]);
  // The state of a second attempt without a failed row.
  expect(await outcome(session, 2, ...cells)).toEqual(['created', undefined]);
  expect(await outcome(session, 3, ...cells)).toEqual(['refused', { row: 2 }]);
  const awards = await open('employees/awards', 'name awards.award');
  expect(await outcome(awards, 2, 'Rina', 'Best')).toEqual(['created', undefined]);
  expect(await outcome(awards, 3, 'Rina', 'First')).toEqual(['created', undefined]);
});
