import type { ParsedInput } from '@college/contract/calls';
import type { SearchResult } from '@college/contract/search';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDepartment, addNotice, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { search, searchsuggestions } from './search.ts';

let payload: Payload;
let context: Context;

const ask = (q: string, more: Partial<ParsedInput<'search'>> = {}) =>
  search({ q, page: 1, ...more }, context);
const titleOf = (result: SearchResult) =>
  ('title' in result ? result.title : result.name).map(({ text }) => text).join('');
const titles = async (q: string, more = {}) => (await ask(q, more)).results.map(titleOf);

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
}, patience);

describe('what visitors may see', () => {
  it('is found by words of its title and of its text, in either language', async () => {
    const { id } = await addNotice(payload, { title: 'Fees of the girls’ hostel' });
    await payload.update({
      collection: 'notices',
      id,
      data: { title: 'ছাত্ৰীনিবাসৰ মাচুল', description: paragraph('দুমহীয়া কিস্তি') as never },
      locale: 'as',
    });
    expect(await titles('hostel fee')).toEqual(['Fees of the girls’ hostel']);
    expect(await titles('কিস্তি')).toEqual(['ছাত্ৰীনিবাসৰ মাচুল']);
    expect((await ask('hostel')).results[0]).toMatchObject({
      kind: 'notice',
      id: `${id}`,
      type: 'COLLEGE_ADMIN_NOTICE',
      dept_code: 'PRAG',
      date: '05-03-2025',
      title: [
        { text: 'Fees of the girls’ ', found: false },
        { text: 'hostel', found: true },
      ],
    });
  });

  it('goes at once with what hides it, and is not counted', async () => {
    const { id } = await addNotice(payload, { title: 'Zebra crossing' });
    const { counts } = await ask('zebra');
    expect(counts.notice).toBe(1);
    const hide = async (data: object) => {
      await payload.update({ collection: 'notices', id, data });
      const { counts: after, results } = await ask('zebra');
      expect([after.notice, results]).toEqual([0, []]);
    };
    const show = { _status: 'published', expires: null } as const;
    await hide({ _status: 'draft' });
    await payload.update({ collection: 'notices', id, data: show });
    await hide({ ...show, expires: '2025-01-01T06:30:00.000Z' });
    await payload.update({ collection: 'notices', id, data: show });
    expect(await titles('zebra')).toEqual(['Zebra crossing']);
    await hide({ deletedAt: new Date().toISOString() });
  });

  it('is filtered by department and year, which the answer names', async () => {
    const { id: department } = await addDepartment(payload, 'PHY');
    await addNotice(payload, { title: 'Excursion to Kaziranga', type: 'DEPTNOTICE', department });
    await addNotice(payload, { title: 'Excursion to Majuli', date: '2024-03-05T06:30:00.000Z' });
    const answer = await ask('excursion', { dept_code: 'PHY' });
    expect(answer.results.map(titleOf)).toEqual(['Excursion to Kaziranga']);
    expect(answer.years).toEqual([2025, 2024]);
    expect(answer.departments).toEqual([{ dept_code: 'PHY', dept_name: 'Department of PHY' }]);
    expect(await titles('excursion', { year: 2024 })).toEqual(['Excursion to Majuli']);
    expect(await titles('excursion', { dept_code: 'PRAG' })).toEqual(['Excursion to Majuli']);
    expect(await titles('excursion', { dept_code: 'NONE' })).toEqual([]);
    expect(await titles('excursion', { tab: 'department' })).toEqual([]);
  });
});

it('the newest valid answer stands first', async () => {
  for (const year of [2023, 2025, 2024])
    await addNotice(payload, {
      title: `Result of the Third Semester, ${year}`,
      type: 'EXAM_RESULTS',
      date: `${year}-03-05T06:30:00.000Z`,
    });
  const newest = 'Result of the Third Semester, 2025';
  for (const q of [
    'result 3rd semester',
    'results of sem 3',
    'marks third sem',
    'ফলাফল ৩য় semester',
  ])
    expect([q, (await titles(q))[0]]).toEqual([q, newest]);
});

it.each([
  ['a quote', '"'],
  ['operators of SQLite', '"" OR * AND NEAR(a b) title:fee ^x -y +z'],
  ['operators of Postgres', 'fee:* & | ! <-> (a'],
  ['a statement', "'; DROP TABLE notices; --"],
  ['a backslash', "\\ \\' fee\\"],
  ['NUL', '\u0000fees\u0000 \ud800'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['2,000 words', 'fee '.repeat(2000)],
  ['brackets', '(('.repeat(100)],
  ['punctuation', '…!?'],
  ['nothing', ''],
  ['other scripts', '北京 Москва עברית 👩‍🎓'],
  ['wildcards', '% _ * ?'],
])('odd words are words: %s', async (_what, q) => {
  expect(await ask(q)).toMatchObject({ searched: 1 });
  expect(await searchsuggestions({ q }, context)).toEqual(expect.any(Array));
});
