import { calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { batchText, getalumnibydept, getmessageAll } from './alumni.ts';
import { getemployeebytype, getpeople } from './employees.ts';

let payload: Payload;
let context: Context;
let department: number;
const names = (people: { name: string }[]) => people.map(({ name }) => name);

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
  department = (await addDepartment(payload, 'PHY')).id;
}, patience);

it('sorts alumni by batch, and lists prominent ones of all departments for the college', async () => {
  for (const [name, batch_from, prominent] of [
    ['Late', 2010, true],
    ['Early', 1990, false],
    ['Between', 2000, true],
  ] as const)
    await payload.create({
      collection: 'alumni',
      data: { name, batch_from, prominent, department },
    });
  await payload.create({ collection: 'alumni', data: { name: 'Of none', prominent: false } });
  const load = async (dept_code: string) => names(await getalumnibydept({ dept_code }, context));
  expect(await load('PHY')).toEqual(['Early', 'Between', 'Late']);
  expect(await load('PRAG')).toEqual(['Between', 'Late']);
  expect(await load('NONE')).toEqual([]);
});

it.each([
  [2015, 2018, '2015 - 2018'],
  [2015, null, '2015'],
  [undefined, 2018, '2018'],
  [null, undefined, ''],
])('writes the batch from %s to %s as %j', (from, to, text) => {
  expect(batchText(from, to)).toBe(text);
});

it('sorts employees by seniority, within one type and department', async () => {
  for (const [name, order, type, of] of [
    ['Junior', 2, 'FACULTY', department],
    ['Senior', 1, 'FACULTY', department],
    ['Clerk', 1, 'OFFICE_STAFF', department],
    ['Principal', 1, 'PRINCIPAL', undefined],
  ] as const)
    await payload.create({
      collection: 'employees',
      data: { name, order, type, department: of, _status: 'published' },
    });
  const load = async (dept_code: string, type: 'FACULTY' | 'PRINCIPAL') => {
    const people = await getemployeebytype({ dept_code, type }, context);
    return people.map(({ name, dept_code }) => [name, dept_code]);
  };
  expect(await load('PHY', 'FACULTY')).toEqual([
    ['Senior', 'PHY'],
    ['Junior', 'PHY'],
  ]);
  expect(await load('OFF', 'PRINCIPAL')).toEqual([['Principal', 'OFF']]);
  expect(await load('NONE', 'FACULTY')).toEqual([]);
});

it('lists everybody who works here, with work contacts only', async () => {
  const own = { address: 'At home', permanent_address: 'At home', mobile: '1', phone: '0361' };
  for (const [name, type, more] of [
    ['Former', 'FORMER_FACULTY', {}],
    ['Not yet', 'FACULTY', { _status: 'draft' }],
    ['Binned', 'FACULTY', { deletedAt: new Date().toISOString() }],
    ['Bearer', 'BEARER', { ...own, liveNow: true }],
  ] as const)
    await payload.create({
      collection: 'employees',
      data: { name, type, department, _status: 'published', ...more },
    });
  const people = await getpeople({}, context);
  expect(calls.getpeople.output.parse(people)).toEqual(people);
  expect(names(people)).toEqual(['Bearer', 'Clerk', 'Junior', 'Principal', 'Senior']);
  expect(people[0]).toEqual({
    ...{ id: expect.any(String), type: 'BEARER', name: 'Bearer', designation: '' },
    ...{ email: '', phone: '0361', area_of_research: '' },
    ...{ dept_name: 'Department of PHY', dept_code: 'PHY', liveNow: 0 },
  });
  expect(people[3]).toMatchObject({ name: 'Principal', dept_code: 'OFF', dept_name: '' });
});

it('lists approved messages, newest first', async () => {
  for (const [name, status] of [
    ['First', 'approved'],
    ['Waits', 'pending'],
    ['Second', 'approved'],
    ['Rejected', 'rejected'],
  ] as const) {
    const data = { type: 'STUDENT' as const, name, message: 'M', reason: 'R', status };
    await payload.create({ collection: 'messages', data });
  }
  expect(names(await getmessageAll({}, context))).toEqual(['Second', 'First']);
});
