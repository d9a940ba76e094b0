import { readFileSync } from 'node:fs';
import type { ParsedInput } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { SearchResult } from '@college/contract/search';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { usualSynonyms } from '../../content/search.ts';
import { addDepartment, addNotice, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { getsearchresults, getsearchsuggestions } from './search-calls.ts';

let payload: Payload;
let context: Context;

const ask = (q: string, more: Partial<ParsedInput<'getsearchresults'>> = {}) =>
  getsearchresults({ q, page: 1, ...more }, context);
const titleOf = (result: SearchResult) =>
  ('title' in result ? result.title : result.name).map(({ text }) => text).join('');
const titles = async (q: string, more = {}) => (await ask(q, more)).results.map(titleOf);

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
}, patience);

describe('public content', () => {
  it('is found by words of its title and text, in both languages', async () => {
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

  it('is an event or a notice by its type', async () => {
    for (const type of ['COLLEGE_EVENT', 'IQAC_EVENT'] as const)
      await addNotice(payload, { title: `Regatta ${type}`, type });
    await addNotice(payload, { title: 'Regatta rules' });
    const kinds = (await ask('regatta')).results.map((item) => [titleOf(item), item.kind]);
    expect(new Map(kinds as [string, string][])).toEqual(
      new Map([
        ['Regatta COLLEGE_EVENT', 'event'],
        ['Regatta IQAC_EVENT', 'event'],
        ['Regatta rules', 'notice'],
      ]),
    );
  });

  it('is found in texts of the college itself, in any language', async () => {
    const say = (data: object, locale: Locale = 'en') =>
      payload.updateGlobal({ slug: 'college', data: { name: 'College', ...data }, locale });
    await say({ about: paragraph('Founded by weavers'), anthem: { html: paragraph('O river') } });
    await say({ principal_message: paragraph('শিপিনীৰ মহাবিদ্যালয়') }, 'as');
    const result = async (q: string) => (await ask(q)).results;
    expect(await result('weaver')).toEqual([
      {
        kind: 'page',
        page: 'about',
        title: [],
        excerpt: [
          { text: 'Founded by ', found: false },
          { text: 'weavers', found: true },
        ],
      },
    ]);
    expect((await ask('river')).counts.page).toBe(1);
    expect(await result('river')).toMatchObject([{ kind: 'page', page: 'emblem-meaning' }]);
    expect(await result('শিপিনীৰ')).toMatchObject([{ kind: 'page', page: 'principal-message' }]);
    await say({ about: null });
    expect(await result('weaver')).toEqual([]);
  });

  it('disappears from results and counts as soon as it is hidden', async () => {
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

  it('is filtered by department and year, and the answer lists both', async () => {
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

it('ranks a title that equals the query before newer titles with more words', async () => {
  await addDepartment(payload, 'ZOO');
  await addNotice(payload, {
    title: 'ZOO: practical examination in groups',
    date: new Date().toISOString(),
  });
  for (const q of ['zoo', 'department of zoo'])
    expect([q, (await titles(q))[0]]).toEqual([q, 'Department of ZOO']);
});

it('ranks the kind of a record higher than a word in its text', async () => {
  await addNotice(payload, {
    title: 'Pipes were mended',
    type: 'COLLEGE_TENDER',
    date: '2024-03-05T06:30:00.000Z',
  });
  const date = '2024-03-05T06:30:00.000Z';
  const { id } = await addNotice(payload, { title: 'Pipes were bought', date });
  const data = { description: paragraph('By tender.') as never };
  await payload.update({ collection: 'notices', id, data });
  expect(await titles('tender pipes')).toEqual(['Pipes were mended', 'Pipes were bought']);
});

it('finds Assamese words with other endings', async () => {
  await addNotice(payload, { title: 'গৰমৰ বন্ধৰ জাননী' });
  await addNotice(payload, { title: 'শেহতীয়া প্ৰৱন্ধ' });
  expect(await titles('প্ৰৱন্ধবোৰৰ')).toEqual(['শেহতীয়া প্ৰৱন্ধ']);
  expect(await titles('vacation')).toEqual(['গৰমৰ বন্ধৰ জাননী']);
});

it('marks only the word, not the signs around it', async () => {
  await addNotice(payload, { title: 'Of (kittens), and others' });
  expect((await ask('kitten')).results[0]).toMatchObject({
    title: [
      { text: 'Of (', found: false },
      { text: 'kittens', found: true },
      { text: '), and others', found: false },
    ],
  });
});

it('ranks the newest valid answer first', async () => {
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

it('finds alumni without their private data', async () => {
  await payload.create({
    collection: 'alumni',
    data: { name: 'Rupali K.', current_profession: 'Ornithologist', email: 'rupali@example.org' },
  });
  const [result] = (await ask('ornithologist')).results;
  expect(result).toMatchObject({ kind: 'alumnus', designation: 'Ornithologist', prominent: 0 });
  expect(JSON.stringify(result)).not.toContain('example.org');
  expect(await titles('rupali alumni')).toEqual(['Rupali K.']);
});

it('corrects spelling mistakes with existing words, in both scripts', async () => {
  await addNotice(payload, { title: 'Scholarship for Toppers' });
  await addNotice(payload, { title: 'গ্ৰন্থাগাৰৰ নিয়মাৱলী' });
  expect((await ask('scholrship')).corrections).toEqual(['scholarship']);
  expect((await ask('scholrship')).corrected).toBe('scholarship');
  expect(await titles('scholrship')).toEqual(['Scholarship for Toppers']);
  expect((await ask('shcolarship topers')).corrections).toEqual(['scholarship toppers']);
  expect((await ask('গ্ৰন্থাগৰৰ')).corrections).toEqual(['গ্ৰন্থাগাৰৰ']);
  expect((await ask('qqqqqqqq')).corrections).toEqual([]);
  expect((await ask('scholarship')).corrections).toEqual([]);
});

it('does not correct to a word of a withdrawn record', async () => {
  const { id } = await addNotice(payload, { title: 'Confidential' });
  await payload.update({ collection: 'notices', id, data: { _status: 'draft' } });
  expect((await ask('confidentail')).corrections).toEqual([]);
});

it('finds letters that sound alike, and ranks exact matches first', async () => {
  await addNotice(payload, { title: 'শিবসাগৰ ভ্ৰমণ', date: '2026-03-05T06:30:00.000Z' });
  await addNotice(payload, { title: 'শিৱসাগৰ ভ্ৰমণ', date: '2026-03-05T06:30:00.000Z' });
  expect(await titles('শিৱসাগৰ')).toEqual(['শিৱসাগৰ ভ্ৰমণ', 'শিবসাগৰ ভ্ৰমণ']);
  expect(await titles('শিবসাগৰ')).toEqual(['শিবসাগৰ ভ্ৰমণ', 'শিৱসাগৰ ভ্ৰমণ']);
});

it('completes the beginning of a query with titles', async () => {
  await addNotice(payload, { title: 'Quiz on wetlands' });
  expect(await getsearchsuggestions({ q: 'wetlands qu' }, context)).toMatchObject([
    { text: 'Quiz on wetlands', result: { kind: 'notice' } },
  ]);
  expect(await getsearchsuggestions({ q: 'q' }, context)).not.toEqual([]);
});

it('shows a pinned record first while it is public', async () => {
  const { id } = await addNotice(payload, {
    title: 'Prospectus',
    date: '2020-03-05T06:30:00.000Z',
  });
  await addNotice(payload, { title: 'Admission of 2026', date: '2026-03-05T06:30:00.000Z' });
  const record = { relationTo: 'notices' as const, value: id };
  const pinned = [{ query: 'Admissions', record }];
  await payload.updateGlobal({ slug: 'search', data: { pinned } });
  expect(await titles('admission')).toEqual(['Prospectus', 'Admission of 2026']);
  await payload.update({ collection: 'notices', id, data: { _status: 'draft' } });
  expect(await titles('admission')).toEqual(['Admission of 2026']);
});

it('finds synonyms of the office', async () => {
  await addNotice(payload, { title: 'Class timetable' });
  expect(await titles('ৰুটিন')).toEqual(['Class timetable']);
  await payload.updateGlobal({
    slug: 'search',
    data: { synonyms: [{ words: ['abc', 'timetable'] }] },
  });
  expect([await titles('ৰুটিন'), await titles('abc')]).toEqual([[], ['Class timetable']]);
});

const compounds = readFileSync(new URL('search-compounds.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line && !line.startsWith('#') ? [line.split(' => ')] : []));

it.each([
  ...compounds,
  ['Wifi zones of the campus', 'wi-fi zone'],
  ['Wifi password', 'wi fi password'],
  ['Etender of desks', 'e-tender desks'],
  ['Nonteaching staff meet', 'non teaching meet'],
  ['Meeting of coordinators', 'co-ordinators meeting'],
  ['Scrutiny fee 2500', 'scrutiny 2,500'],
  ['Award of ₹ ২,৫০,০০০', '250000 award'],
  ['Ph. D. viva', 'PhD viva'],
  ['Excursion on 05-07-2024', '5.7.2024'],
  ['Excursion on 6 July 2024', '06/07/2024'],
  ['Excursion on 07.07.2024', '7 july 2024'],
  ['হঠাৎ বন্ধ', 'হঠাত্\u200d'],
  ['উত্\u200dসৱৰ জাননী', 'উৎসৱৰ'],
  ['Oﬃce of the Dean', 'office dean'],
])('finds “%s” by “%s”', async (title = '', q = '') => {
  const { id } = await addNotice(payload, { title });
  const [first] = (await ask(q)).results;
  expect(first && titleOf(first)).toBe(title);
  expect(JSON.stringify(first)).toContain('"found":true');
  await payload.delete({ collection: 'notices', id });
});

it.each([
  ['How to get a marks transcript', ['marksheet', 'mark sheet', 'grade card', 'নম্বৰপত্ৰ']],
  ['Transfer certificate', ['tc', 'leaving certificate', 'স্থানান্তৰ প্ৰমাণপত্ৰ']],
  ['Refund of fees', ['fee refund', 'refund']],
  ['Media desk', ['press', 'সংবাদ মাধ্যম']],
])('finds “%s” by usual words', async (title, words) => {
  await payload.updateGlobal({ slug: 'search', data: { synonyms: usualSynonyms } });
  await addNotice(payload, { title });
  for (const q of words) expect([q, await titles(q)]).toEqual([q, expect.arrayContaining([title])]);
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
  ['a regular expression', '(a+)+$ [a-z]{1,9} \\w|.*'],
  ['right to left', '\u202eשכר לימוד العربية\u202c fees'],
  ['signs on signs', `a${'\u0301'.repeat(1000)} ${'\u09cd'.repeat(1000)}`],
  ['many different words', Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')],
])('treats odd input as words: %s', async (_what, q) => {
  expect(await ask(q)).toMatchObject({ searched: 1 });
  expect(await getsearchsuggestions({ q }, context)).toEqual(expect.any(Array));
});

it('reads settings, departments and records once for each revision', async () => {
  const data = { title: 'Quokka enclosure', description: paragraph('Open on Sundays') as never };
  const { id } = await addNotice(payload, { title: data.title });
  await payload.update({ collection: 'notices', id, data });
  await ask('quokka');
  const [find, findGlobal] = [vi.spyOn(payload, 'find'), vi.spyOn(payload, 'findGlobal')];
  expect((await ask('enclosure sundays')).results).toHaveLength(1);
  expect([find.mock.calls, findGlobal.mock.calls]).toEqual([[], []]);
  await payload.update({ collection: 'notices', id, data: { title: 'Quokka garden' } });
  expect(await titles('quokka')).toEqual(['Quokka garden']);
  find.mockRestore();
  findGlobal.mockRestore();
});
