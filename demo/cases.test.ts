/** The demo shows every case of the specification, and no content looks copied. */
import {
  departmentFileTypes,
  noticeTypes,
  photoTypes,
  publicationCategories,
  streams,
} from '@college/contract/codes';
import { describe, expect, test } from 'vitest';
import type { Data } from './content.ts';
import { shift, yearOf } from './days.ts';
import { filled } from './testing/filled.ts';

const today = '2026-11-22';
const day = (record: Data) => String(record.date).slice(0, 10);
const list = (value: unknown) => [value].flat().filter((item) => item !== undefined);
const isPicture = (name: unknown) => /\.(jpg|png)$/.test(String(name));
const notices = filled('notices', today);
const ofType = (type: string) =>
  notices
    .filter((notice) => notice.type === type)
    .sort((a, b) => day(b).localeCompare(day(a), 'en'));
const departments = filled('departments', today);
const employees = filled('employees', today);
/** All departments except one without content, whose pages must look right too. */
const codes = departments.map(({ dept_code }) => dept_code).filter((code) => code !== 'BOD');

describe('notices', () => {
  test.each(['2026-01-01', today, '2028-02-29'])(
    'are of every type, from seven years, on %s',
    (on) => {
      const records = filled('notices', on);
      const types = new Set(records.map(({ type }) => type));
      expect(noticeTypes.filter((type) => !types.has(type))).toEqual([]);
      const years = new Set(records.map((record) => yearOf(day(record))));
      for (let year = yearOf(on); year > yearOf(on) - 7; year--) expect(years).toContain(year);
    },
  );

  test('are recent and future, one about to expire, one expired', () => {
    expect(ofType('COLLEGE_EVENT').filter((event) => day(event) > today)).toHaveLength(2);
    const fresh = notices.filter(
      (record) => day(record) <= today && day(record) > shift(today, -14),
    );
    expect(fresh.length).toBeGreaterThanOrEqual(8);
    const ends = notices.flatMap(({ expires }) => (expires ? [String(expires).slice(0, 10)] : []));
    expect(ends.map((end) => end > today).sort()).toEqual([false, true]);
  });

  test('fill every year of the event archive', () => {
    for (const type of ['COLLEGE_EVENT', 'IQAC_EVENT'])
      expect(new Set(ofType(type).map((event) => yearOf(day(event))))).toEqual(
        new Set([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
      );
  });

  test('have a text, files or a link', () => {
    const bare = notices.filter(
      ({ description, uploads, featured_photos, link }) =>
        !(description || uploads || featured_photos || link),
    );
    expect(bare).toEqual([]);
  });

  test('are not repeated within a year', () => {
    const titles = notices.map((n) => [n.type, n.department, n.title, yearOf(day(n))].join(' '));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test('have separate lists of results, and there are three bonafide forms', () => {
    const results = ofType('EXAM_RESULTS').flatMap(({ uploads }) => list(uploads));
    expect(new Set(results).size).toBe(ofType('EXAM_RESULTS').length);
    const forms = ofType('COLLEGE_DOWNLOADS').filter(({ title }) => /bonafide/.test(String(title)));
    expect(new Set(forms.map(({ title }) => title)).size).toBe(3);
    expect(new Set(forms.flatMap(({ uploads }) => list(uploads))).size).toBe(3);
  });

  test('have different texts and pictures for the NCC wings', () => {
    const wings = ['ARMY', 'NAVY', 'AIR', 'GIRL'].flatMap((wing) => ofType(`COLLEGE_NCC_${wing}`));
    expect(wings).toHaveLength(8);
    expect(new Set(wings.map(({ description }) => description)).size).toBe(8);
    expect(new Set(wings.map(({ featured_photos }) => String(featured_photos))).size).toBe(8);
  });

  test('include events with several photos, many with files, and one with more than ten', () => {
    const events = ofType('COLLEGE_EVENT').map(({ uploads, featured_photos }) => ({
      files: list(uploads).filter((name) => !isPicture(name)).length,
      photos: [...list(featured_photos), ...list(uploads).filter(isPicture)].length,
    }));
    expect(Math.min(...events.map(({ photos }) => photos))).toBeGreaterThan(1);
    expect(events.filter(({ files }) => files > 0).length).toBeGreaterThan(events.length / 2);
    expect(Math.max(...events.map(({ photos }) => photos))).toBeGreaterThan(11);
    const other = ofType('DEPTEVENT').filter(({ uploads }) => list(uploads).length > 1);
    expect(other.length).toBeGreaterThan(0);
  });

  test('announce the end of admission once, and show posters beside files', () => {
    const closedNotices = notices.filter(({ title }) => /admission is closed/.test(String(title)));
    expect(closedNotices).toHaveLength(1);
    expect(ofType('DEPTNOTICE').some((n) => n.uploads && n.featured_photos)).toBe(true);
  });
});

/** Pictures of the same subject in different light, which look alike side by side. */
const alike: Record<string, string> = {
  'seminar.jpg': 'auditorium.jpg',
  'parade-at-dawn.jpg': 'parade.jpg',
  'experiment.jpg': 'laboratory.jpg',
  'bihu-at-dusk.jpg': 'bihu-dance.jpg',
  'college-at-dusk.jpg': 'college-building.jpg',
};
const scene = (name: unknown) => alike[String(name)] ?? name;

/** Lists as pages show them, with the main picture of each card. */
const led = (records: readonly Data[], field: string) =>
  records.filter((record) => record[field]).map((record) => scene(list(record[field])[0]));
const byDepartment = (records: readonly Data[]) =>
  codes.map((code) => records.filter(({ department }) => department === code));
const lists: [string, unknown[]][] = [
  ...noticeTypes
    .filter((type) => !type.startsWith('DEPT'))
    .map((type): [string, unknown[]] => [type, led(ofType(type), 'featured_photos')]),
  ...['DEPTEVENT', 'DEPTNOTICE'].flatMap((type) =>
    byDepartment(ofType(type)).map((n, i): [string, unknown[]] => [
      `${type} of ${codes[i]}`,
      led(n, 'featured_photos'),
    ]),
  ),
  ...photoTypes.map((type): [string, unknown[]] => [
    type,
    led(
      filled('photos', today).filter((photo) => photo.type === type),
      'image',
    ),
  ]),
  ...byDepartment(employees).map((staff, i): [string, unknown[]] => [
    `staff of ${codes[i]}`,
    led(
      staff.sort((a, b) => Number(a.order) - Number(b.order)),
      'dp',
    ),
  ]),
  [
    'prominent alumni',
    led(
      filled('alumni', today).filter(({ prominent }) => prominent),
      'dp',
    ),
  ],
  [
    'messages',
    led(
      filled('messages', today).filter(({ status }) => status === 'approved'),
      'dp',
    ),
  ],
  ...filled('albums', today).map((album): [string, unknown[]] => [
    `${album.caption} of ${album.department}`,
    list(album.pictures),
  ]),
  ...notices.map((n): [string, unknown[]] => [
    `${n.title}`,
    [...list(n.featured_photos), ...list(n.uploads).filter(isPicture)],
  ]),
];

test('no two neighbours show the same picture', () => {
  const repeated = lists.filter(([, pictures]) =>
    pictures.some((name, i) => name === pictures[i - 1]),
  );
  expect(repeated).toEqual([]);
  expect(lists.length).toBeGreaterThan(600);
});

describe('departments', () => {
  test('belong to every stream, two to Arts and Science, one without a banner', () => {
    expect(departments).toHaveLength(22);
    expect(new Set(departments.map(({ stream }) => stream))).toEqual(new Set(streams));
    expect(departments.filter(({ is_dual }) => is_dual)).toHaveLength(2);
    expect(departments.filter(({ banner }) => !banner)).toHaveLength(1);
  });

  test('have notices, events, files of every type and albums, except one', () => {
    const ownersOf = (records: readonly Data[]) => records.map(({ department }) => department);
    const files = filled('department-files', today);
    for (const records of [
      ofType('DEPTNOTICE'),
      ofType('DEPTEVENT'),
      filled('albums', today),
      ...departmentFileTypes.map((type) => files.filter((file) => file.type === type)),
    ])
      expect(codes.filter((code) => !ownersOf(records).includes(code))).toEqual([]);
  });

  test('have wall magazines with their own pictures', () => {
    const walls = filled('department-files', today).filter(({ type }) => type === 'WALL_MAGAZINE');
    expect(new Set(walls.map(({ title }) => title)).size).toBe(walls.length);
    expect(new Set(walls.map(({ description }) => description)).size).toBe(walls.length);
  });
});

describe('people', () => {
  const faculty = employees.filter(({ type }) => type === 'FACULTY');
  const rows = (person: Data, name: string) => list(person[name]) as Data[];

  test('have CVs, links as proofs and addresses, also office staff', () => {
    const staff = employees.filter(({ type }) => type === 'OFFICE_STAFF');
    expect(staff.some(({ cv, department }) => cv && department)).toBe(true);
    const papers = faculty.flatMap((person) => rows(person, 'research_articles'));
    expect(papers.some(({ link }) => link)).toBe(true);
    expect(papers.some(({ file }) => file)).toBe(true);
    expect(new Set(employees.map(({ email }) => email)).size).toBe(employees.length);
  });

  test('publish in every category and department, half of them publicly', () => {
    for (const code of departments.map(({ dept_code }) => dept_code)) {
      const published = faculty
        .filter(({ department }) => department === code)
        .flatMap((person) => rows(person, 'other_publications'));
      expect(new Set(published.map(({ category }) => category))).toEqual(
        new Set(publicationCategories),
      );
    }
    expect(faculty.filter(({ liveNow }) => liveNow)).toHaveLength(faculty.length / 2);
  });

  test('report for past quarters', () => {
    const quarters = employees.flatMap((person) =>
      Object.values(person)
        .flat()
        .flatMap((row) =>
          row && typeof row === 'object' && 'quarter' in row ? [row.quarter] : [],
        ),
    );
    expect(new Set(quarters).size).toBe(12);
    expect(quarters.filter((quarter) => String(quarter) >= '2026-4th')).toEqual([]);
  });

  test('were principals one after another, seventeen in total', () => {
    const terms = filled('former-principals', today).map(({ from, to }) =>
      [from, to].map((moment) => String(moment).slice(0, 10)),
    );
    expect(terms).toHaveLength(17);
    expect([terms[0]?.[0], terms[16]?.[1]]).toEqual(['1954-09-01', '2018-06-28']);
    for (const [i, [from]] of terms.entries())
      if (i > 0) expect(from).toBe(shift(String(terms[i - 1]?.[1]), 1));
  });
});

test('today is a holiday, and submissions wait for a moderator', () => {
  const now = `${today}T06:30:00.000Z`;
  const holidays = filled('holidays', today);
  expect(holidays.some((h) => String(h.start_date) <= now && now <= String(h.end_date))).toBe(true);
  const isPending = ({ status }: Data) => status === 'pending';
  expect(filled('messages', today).filter(isPending)).toHaveLength(2);
  expect(filled('alumni-registrations', today).filter(isPending)).toHaveLength(4);
});

test('the latest AQAR has files of its own, but for one that its rehearsal reports', () => {
  const aqars = filled('evidence-groups', today).map(({ name }) => String(name));
  const [latest = ''] = aqars
    .filter((name) => name.startsWith('AQAR'))
    .toSorted()
    .toReversed();
  expect(latest).toBe(`AQAR ${Number(today.slice(0, 4)) - 2}-${Number(today.slice(2, 4)) - 1}`);
  const files = filled('evidence-files', today).flatMap(({ sr_no, uploads }) =>
    list(uploads).map((name) => [String(name), String(sr_no).split(' ')[0]] as const),
  );
  const uses = Map.groupBy(
    files.filter(([name]) => name.startsWith('aqar-')),
    ([name]) => name,
  );
  expect(uses.size).toBeGreaterThan(30);
  for (const [name, own] of uses) {
    const [[, number] = []] = own;
    expect([own.length, name]).toEqual([
      1,
      expect.stringContaining(`aqar-${number?.replaceAll('.', '-')}-`),
    ]);
  }
});

test('evidence answers seven criteria of both types, twice in each browser, and on a page of its own', () => {
  expect(
    filled('evidence-groups', today)
      .map(({ report }) => report)
      .sort(),
  ).toEqual(['IQAC', 'IQAC', 'OWN', 'SSR', 'SSR']);
  expect(filled('evidence-criteria', today)).toHaveLength(4 * 14 + 1);
  const names = filled('evidence-files', today).flatMap(({ uploads }) => list(uploads).map(String));
  expect(names.some((name) => name.length > 30 && !isPicture(name))).toBe(true);
  expect(names.some(isPicture)).toBe(true);
  expect(names.some((name) => name.includes('প্ৰ'))).toBe(true);
});
