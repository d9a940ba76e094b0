import { asRecord } from '@college/contract/as-record';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
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

it('returns every column of a row, and numbers as numbers', async () => {
  const { id } = await addDepartment(payload, 'PHY');
  const programs_offered = [{ programme: 'B.Sc.', intake: 60 }];
  await payload.update({ collection, id, data: { programs_offered } });
  const answer = await getdeptdata({ dept_code: 'PHY' }, context);
  expect(asRecord(answer).programs_offered).toEqual([
    {
      ...{ programme: 'B.Sc.', level: '', duration: '', intake: 60 },
      ...{ fee: '', eligibility: '', since: '', attachments: [] },
    },
  ]);
  expect(answer).toMatchObject({ dept_name_as: '', is_dual: 0, serving_faculty: [] });
});

it('returns 0 for a department that does not exist', async () => {
  expect(await getdeptdata({ dept_code: 'NONE' }, context)).toBe(0);
});
