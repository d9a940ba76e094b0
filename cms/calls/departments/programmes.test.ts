import { calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { getprogrammes } from './departments.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  const { id } = await addDepartment(payload, 'PHY');
  await addDepartment(payload, 'CHE');
  const first = { programme: 'B.Sc. Physics', level: 'Undergraduate', intake: 60 };
  const programs_offered = [
    {
      ...{ ...first, duration: '8 semesters', fee: '₹ 8,900', eligibility: 'Class XII' },
      ...{ since: '1958', last_date: '2026-07-10T12:00:00.000Z' },
    },
    { level: 'Undergraduate' },
    { programme: 'M.Sc. Physics' },
  ];
  const collection = 'departments';
  await payload.update({ collection, id, data: { is_dual: true, programs_offered } });
  await payload.update({
    ...{ collection, id, locale: 'as' },
    data: { dept_name: 'পদাৰ্থ বিজ্ঞান', programs_offered: [{ programme: 'পদাৰ্থ বিজ্ঞান স্নাতক' }] },
  });
}, patience);

it('lists every row with a programme, and its department', async () => {
  const answer = await getprogrammes({}, { payload, locale: 'en' });
  expect(calls.getprogrammes.output.parse(answer)).toEqual(answer);
  expect(answer.map(({ programme }) => programme)).toEqual(['B.Sc. Physics', 'M.Sc. Physics']);
  expect(answer[0]).toEqual({
    ...{ programme: 'B.Sc. Physics', level: 'Undergraduate', duration: '8 semesters' },
    ...{ intake: '60', fee: '₹ 8,900', eligibility: 'Class XII', since: '1958' },
    last_date: '10-07-2026',
    ...{ dept_code: 'PHY', dept_name: 'Department of PHY', stream: 'SCIENCE', is_dual: 1 },
  });
  expect(answer[1]).toMatchObject({ intake: '', fee: '', level: '', last_date: '' });
});

it('answers in the requested language', async () => {
  const answer = await getprogrammes({}, { payload, locale: 'as' });
  expect(answer).toMatchObject([{ programme: 'পদাৰ্থ বিজ্ঞান স্নাতক', dept_name: 'পদাৰ্থ বিজ্ঞান' }]);
});
