import { asRecord } from '@college/contract/as-record';
import type { DepartmentHead } from '@college/contract/entities';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { atNoon } from '../../time-zone/dates.ts';
import type { Context } from '../handler.ts';
import { getemployeebytype } from '../people/employees.ts';
import { getdepartments, getdeptdata } from './departments.ts';

let payload: Payload;
let context: Context;
const collection = 'departments';

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
  for (const [code, dept_name] of [
    ['SWAN', 'হাঁহ'],
    ['AREA', 'ক্ষেত্ৰ'],
    ['ART', 'কলা'],
  ] as const) {
    const { id } = await addDepartment(payload, code);
    await payload.update({ collection, id, locale: 'as', data: { dept_name } });
  }
}, patience);

it.each([
  ['en', ['AREA', 'ART', 'SWAN']],
  // ক্ষ is a separate letter in Assamese, the last of the alphabet.
  ['as', ['ART', 'SWAN', 'AREA']],
] as const)(
  'sorts departments by the alphabet of the requested language: %s',
  async (locale, codes) => {
    const answer = await getdepartments({}, { payload, locale });
    expect(answer.map(({ dept_code }) => dept_code)).toEqual(codes);
  },
);

it('returns every column of a row, numbers as numbers and days as DD-MM-YYYY', async () => {
  const { id } = await addDepartment(payload, 'PHY');
  const last_date = '2026-07-10T12:00:00.000Z';
  const programs_offered = [{ programme: 'B.Sc.', intake: 60, last_date }];
  await payload.update({ collection, id, data: { programs_offered } });
  const answer = await getdeptdata({ dept_code: 'PHY' }, context);
  expect(asRecord(answer).programs_offered).toEqual([
    {
      ...{ programme: 'B.Sc.', level: '', duration: '', intake: 60 },
      ...{ fee: '', eligibility: '', since: '', last_date: '10-07-2026', attachments: [] },
    },
  ]);
  expect(answer).toMatchObject({ dept_name_as: '', is_dual: 0, serving_faculty: [] });
});

it('returns 0 for a department that does not exist', async () => {
  expect(await getdeptdata({ dept_code: 'NONE' }, context)).toBe(0);
});

describe('the heads of a department', () => {
  const headsOf = async (...terms: Partial<RequiredDataFromCollectionSlug<'employees'>>[]) => {
    heads += 1;
    const code = `H${heads}`;
    const { id: department } = await addDepartment(payload, code);
    for (const [index, term] of terms.entries())
      await payload.create({
        collection: 'employees',
        data: { name: `P${index}`, type: 'FACULTY', department, _status: 'published', ...term },
      });
    const answer = asRecord(await getdeptdata({ dept_code: code }, context));
    const people = await getemployeebytype({ dept_code: code, type: 'FACULTY' }, context);
    return {
      heads: (answer.heads as DepartmentHead[]).map(({ name, from, to }) => [name, from, to]),
      shown: people.map(({ designation }) => designation),
    };
  };
  let heads = 0;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

  it('are nobody where no first day is recorded', async () => {
    expect(await headsOf({ designation: 'Professor' })).toEqual({
      heads: [],
      shown: ['Professor'],
    });
  });

  it('change on the first day of the next head, who is named with the designation', async () => {
    expect(
      await headsOf(
        { designation: 'Professor', head_since: atNoon('2020-07-01') },
        { designation: 'Reader', head_since: atNoon('2024-07-01') },
        { designation: 'Lecturer', head_since: tomorrow },
      ),
    ).toEqual({
      heads: [
        ['P1', '01-07-2024', ''],
        ['P0', '01-07-2020', '01-07-2024'],
      ],
      shown: ['Professor', 'Reader, Head of the Department', 'Lecturer'],
    });
  });

  it.each([['head_until'], ['date_of_leaving']])('end on the last day: %s', async (field) => {
    expect(
      await headsOf({ head_since: atNoon('2020-07-01'), [field]: atNoon('2023-06-30') }),
    ).toEqual({ heads: [['P0', '01-07-2020', '30-06-2023']], shown: [''] });
  });

  it('are named once where the designation names the head already', async () => {
    const { shown } = await headsOf({
      designation: 'Professor and HoD',
      head_since: atNoon('2020-07-01'),
    });
    expect(shown).toEqual(['Professor and HoD']);
  });
});
