/** Duties of a college: what each row finds, when it is outdated, and errors in rule files. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { addMonths } from 'date-fns';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it, test } from 'vitest';
import { addPicture, paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { evaluate } from './evaluate.ts';
import { isRuleSet, parseRuleSet, type RuleSet, readRuleSets } from './rule-sets.ts';

let payload: Payload;
let sets: ReadonlyMap<string, RuleSet>;
beforeAll(async () => {
  payload = await temporaryCms();
  sets = new Map((await readRuleSets()).map((set) => [set.code, set]));
}, patience);

const UGC = 'ugc-self-disclosure-2024';
const RTI = 'rti-4-1-b';

const setOf = (code: string): RuleSet => {
  const set = sets.get(code);
  if (!set) throw new Error(`There is no set ${code}.`);
  return set;
};

/** States of all rows by set and id. */
async function states(now?: Date): Promise<Map<string, string>> {
  const all = await Promise.all(
    [...sets.values()].map((set) => evaluate(set, { payload, locale: 'en' }, now)),
  );
  return new Map(all.flat().map(({ key, state }) => [key, state]));
}

/** Rows whose state differs, with their new state. */
async function changesAfter(change: () => Promise<unknown>): Promise<Record<string, string>> {
  const before = await states();
  await change();
  const after = await states();
  return Object.fromEntries([...after].filter(([key, state]) => before.get(key) !== state));
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const today = daysAgo(0);
test('reads every row of the guidelines from the rule files', () => {
  const rows = setOf(UGC).sections.flatMap((section) => section.rows);
  expect(rows).toHaveLength(61);
  expect(rows.filter(({ applies }) => applies === 'university only')).toHaveLength(5);
  expect(setOf(RTI).sections.flatMap((section) => section.rows)).toHaveLength(17);
});

test('never evaluates a row that applies to universities only', async () => {
  const keys = [...(await states()).keys()];
  expect(keys).not.toContain(`${UGC}/b3`);
  expect(keys).toContain(`${UGC}/b6`);
});

const notice = (type: string, more = {}) => ({
  collection: 'notices' as const,
  data: {
    ...{ title: type, type, date: today, _status: 'published' },
    ...{ description: paragraph('A text.'), ...more },
  },
});

type Content = { collection: CollectionSlug; data: object };
const content: [row: string, Content][] = [
  [`${UGC}/a7`, notice('IQAC_ANNUAL_REPORT')],
  [`${UGC}/c2`, notice('IQAC_ACADEMIC_CALENDAR')],
  [`${UGC}/c8`, notice('COLLEGE_F_LIBRARY')],
  [`${UGC}/f1`, notice('SPORTS_FACILITY')],
  [`${UGC}/h2`, notice('COLLEGE_ADMIN_NOTICE')],
  [`${UGC}/i1`, notice('COLLEGE_PHOTO_GALLERY')],
  [`${RTI}/v`, notice('RULES_AND_REGULATIONS')],
  [
    `${UGC}/h4`,
    {
      collection: 'pages',
      data: {
        page: 'newsletter',
        title: 'Newsletter',
        text: paragraph('Twice a year.'),
        _status: 'published',
      },
    },
  ],
  [
    `${UGC}/b12`,
    {
      collection: 'committees',
      data: { name: 'Internal Complaints Committee', members: [{ member_name: 'Anima B.' }] },
    },
  ],
  [`${UGC}/g1`, { collection: 'members', data: { name: 'Anima B.', type: 'ALUMNI_COMMITTEE' } }],
  [
    `${UGC}/d3`,
    {
      collection: 'guides',
      data: { title: 'Get a refund of fees', address: 'fee-refund', steps: [{ title: 'Ask.' }] },
    },
  ],
];

it.each(content)(
  'counts content for %s and for no other row, until it is deleted',
  async (row, record) => {
    const ids: (number | string)[] = [];
    const added = await changesAfter(async () => {
      const { id } = await payload.create(record as never);
      ids.push(id);
    });
    // The list of committees is also a row of the other set.
    const expected = record.collection === 'committees' ? [row, `${RTI}/viii`] : [row];
    expect(added).toEqual(Object.fromEntries(expected.map((key) => [key, 'published'])));
    const { collection } = record;
    const removed = await changesAfter(async () => {
      for (const id of ids) await payload.delete({ collection, id });
    });
    expect(removed).toEqual(Object.fromEntries(expected.map((key) => [key, 'missing'])));
  },
);

test('does not count a draft, an expired notice or a notice of a department', async () => {
  const department = await payload.create({
    collection: 'departments',
    data: { dept_name: 'Physics', dept_code: 'PHY', stream: 'SCIENCE' },
  });
  const changes = await changesAfter(async () => {
    for (const more of [
      { _status: 'draft' },
      { expires: daysAgo(2) },
      { department: department.id },
    ])
      await payload.create(notice('SPORTS_FACILITY', more) as never);
  });
  expect(changes).toEqual({});
});

test('a word in a title is no evidence', async () => {
  const accounts = (title: string, more = {}) => notice('IQAC_AUDIT', { title, ...more }) as never;
  const added = (record: never) => changesAfter(() => payload.create(record));
  expect(await added(accounts('Green and energy audit'))).toEqual({});
  expect(await added(accounts('Annual accounts', { description: undefined }))).toEqual({});
  const { id } = await payload.create(accounts('Annual accounts 2025-26'));
  const after = await changesAfter(() =>
    payload.update({ collection: 'notices', id, data: { description: null } } as never),
  );
  expect(after).toEqual({ [`${UGC}/a8`]: 'missing' });
  const { id: photo } = await addPicture(payload, 'gallery.jpg');
  const photos = { description: undefined, featured_photos: [photo] };
  const gallery = await payload.create(notice('COLLEGE_PHOTO_GALLERY', photos) as never);
  expect((await states()).get(`${UGC}/i1`)).toBe('published');
  await payload.delete({ collection: 'notices', id: gallery.id });
});

it.each([
  ['Lecturer in Methodology', false],
  ['HoD, Physics', true],
  ['H.O.D.', true],
  ['Deans', true],
  ['বিভাগীয় মুৰব্বীৰ দায়িত্বত', true],
])('“%s” is a head of a department: %s', async (designation, isHead) => {
  const { containsAny } = await import('./findings.ts');
  const row = setOf(UGC)
    .sections.flatMap(({ rows }) => rows)
    .find(({ id }) => id === 'b13');
  const [finder] = row?.find ?? [];
  const words = finder && 'person' in finder ? (finder.person.designations ?? []) : [];
  expect(containsAny(designation, words)).toBe(isHead);
});

test('does not count somebody whose designation only has the letters of a head’s', async () => {
  const { id: picture } = await addPicture(payload, 'lecturer.jpg');
  const changes = await changesAfter(() =>
    payload.create({
      collection: 'employees',
      data: {
        ...{ name: 'Anima B.', type: 'FACULTY', designation: 'Lecturer in Methodology' },
        ...{ dp: picture, phone: '0361 1234567', _status: 'published' },
      },
    } as never),
  );
  expect(changes).toEqual({ [`${UGC}/c5`]: 'published' });
});

test('marks an answer whose link leads to a page that is hidden or not there', async () => {
  const duty = `${UGC}/a6`;
  const answer = async (link: string) => {
    const data = { duty, applies: 'yes' as const, link };
    const { id } = await payload.create({ collection: 'duty-answers', data });
    const duties = await evaluate(setOf(UGC), { payload, locale: 'en' });
    await payload.delete({ collection: 'duty-answers', id });
    const row = duties.find(({ key }) => key === duty);
    return [row?.state, row?.hasDeadLink];
  };
  expect(await answer('/newsletter')).toEqual(['published', false]);
  expect(await answer('https://ugc.example.org/2f')).toEqual(['published', false]);
  expect(await answer('/no-such-page')).toEqual(['missing', true]);
  expect(await answer('/as/singleevent/99999')).toEqual(['missing', true]);
  const { id } = await payload.create({
    collection: 'site-pages',
    data: { path: '/newsletter', hidden: true },
  });
  expect(await answer('/newsletter')).toEqual(['missing', true]);
  await payload.delete({ collection: 'site-pages', id });
});

test('does not count a committee of another name for the two rows about committees', async () => {
  const changes = await changesAfter(() =>
    payload.create({
      collection: 'committees',
      data: { name: 'Library Committee', members: [{ member_name: 'Anima B.' }] },
    }),
  );
  expect(changes).toEqual({ [`${RTI}/viii`]: 'published' });
});

test('marks an annual report stale after 18 months and a calendar after 12', async () => {
  const reports = await Promise.all(
    ['IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR'].map((type) =>
      payload.create(notice(type) as never),
    ),
  );
  const at = async (months: number) => {
    const all = await states(addMonths(new Date(), months));
    return [all.get(`${UGC}/a7`), all.get(`${UGC}/c2`)];
  };
  expect(await at(11)).toEqual(['published', 'published']);
  expect(await at(13)).toEqual(['published', 'stale']);
  expect(await at(19)).toEqual(['stale', 'stale']);
  for (const { id } of reports) await payload.delete({ collection: 'notices', id });
});

test('lets the office answer a row with a link, or with a reason why it does not apply', async () => {
  const duty = `${UGC}/a2`;
  const { id } = await payload.create({
    collection: 'duty-answers',
    data: { duty, applies: 'yes', link: '/rulesandregulations' },
  });
  expect((await states()).get(duty)).toBe('published');
  await payload.update({
    collection: 'duty-answers',
    id,
    data: { applies: 'no', reason: 'The university has them.' },
  });
  expect((await states()).get(duty)).toBe('not_applicable');
});

test('does not count content of a page that the college hid', async () => {
  const { id } = await payload.create(notice('SPORTS_FACILITY') as never);
  expect((await states()).get(`${UGC}/f1`)).toBe('published');
  await payload.create({
    collection: 'site-pages',
    data: { path: '/facility/sports_facility', hidden: true },
  });
  expect((await states()).get(`${UGC}/f1`)).toBe('missing');
  await payload.delete({ collection: 'notices', id });
});

const small = `
title: { en: Small set, as: সৰু তালিকা }
source: A test
dated: 2026-01-01
on: true
sections:
  - id: one
    title: { en: One, as: এক }
    rows:
      - { id: a, title: { en: Library, as: গ্ৰন্থাগাৰ }, find: [{ notices: [COLLEGE_F_LIBRARY], at: /facility/library }] }
`;

test('evaluates a new rule file without new code', async () => {
  const set = parseRuleSet('small-set.yaml', small);
  const [row] = await evaluate(set, { payload, locale: 'as' });
  expect(row).toMatchObject({ key: 'small-set/a', state: 'missing' });
});

test('has a source in both languages, or one text for both', () => {
  expect(parseRuleSet('small-set.yaml', small).source).toEqual({ en: 'A test', as: 'A test' });
  for (const { source } of sets.values()) expect(source.as).toMatch(/[\u0980-\u09ff]/);
});

it.each([
  [
    'a type of notice that does not exist',
    ...([
      'COLLEGE_F_LIBRARY',
      'LIBRARY',
      /^row “a”, find\[0\]\.notices\[0\]: Invalid option/,
    ] as const),
  ],
  ['an unknown finder', 'notices:', 'notice:', /^row “a”, find\[0\].*: /],
  [
    'a title without Assamese',
    ...([', as: গ্ৰন্থাগাৰ }', ' }', /^row “a”, title\.as: Invalid input/] as const),
  ],
  ['a day that does not exist', '2026-01-01', '2026-02-30', /^dated: Invalid ISO date$/],
  ['a text that is no YAML', 'sections:', 'sections: [', /at line \d+/],
])('refuses %s and names file, row and reason once', (_, before, after, reason) => {
  const broken = small.replace(before, after);
  expect(broken).not.toBe(small);
  let message = '';
  try {
    parseRuleSet('small-set.yaml', broken);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const [file, ...reasons] = message.split('duties/small-set.yaml: ');
  expect([file, reasons]).toEqual(['', [expect.stringMatching(reason)]]);
});

test('reads every rule set in duties/', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../../duties'));
  expect([...sets.keys()].toSorted()).toEqual(
    files.filter(isRuleSet).map((file) => path.basename(file, '.yaml')),
  );
});
