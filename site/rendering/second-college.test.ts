/** The code contains no facts of a college: pages of a second college contain none of the first. */
import { College } from '@college/contract/entities';
import { locales, pathIn } from '@college/contract/locales';
import { afterEach, expect, test, vi } from 'vitest';
import { siteMap } from '../site-map.ts';
import { filledCollege } from '../testing/colleges.ts';
import { renderWith } from '../testing/render-with.ts';

const second = College.parse({
  name: 'Second College',
  name_as: 'দ্বিতীয় মহাবিদ্যালয়',
  established: '1987',
  codes: { college: 'SEC', office: 'DEAN' },
  calling_code: '+975',
  time_zone: 'America/New_York',
});
/** Codes, years, places and numbers of the first college and of the demo. */
const first =
  /\b(PRAG|OFF|1954|Pragjyotish|Guwahati|Gauhati|Demo)\b|2023-10-12|\+91|প্ৰাগজ্যোতিষ|গুৱাহাটী|ডেমো/g;

const getdepartments = () => [
  {
    dept_code: 'CIV',
    dept_name: 'Civil law',
    stream: 'OTHERS',
    other_stream: 'Law',
    own_faculty: 1,
  },
  {
    dept_code: 'MGT',
    dept_name: 'Trade',
    stream: 'COMMERCE',
    other_stream: 'Management',
    own_faculty: 0,
  },
];
afterEach(() => void vi.useRealTimers());

const requests: [name: string, input: Record<string, unknown>][] = [];
const answers = Object.fromEntries(
  Object.entries({ ...filledCollege, getcollege: () => second, getdepartments }).map(
    ([name, answer]) => [
      name,
      (input: Record<string, unknown>) => {
        requests.push([name, input]);
        return typeof answer === 'function' ? answer(input) : answer;
      },
    ],
  ),
);
const open = renderWith(answers, (error) => expect.unreachable(String(error)));

/** Pages of the site that a page links to. */
const linked = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/files\/|\.csv$/.test(path));

async function walk(start: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...start];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, body } = await open(path);
    expect([200, 302], path).toContain(status);
    pages.set(path, String(body));
    waiting.push(...linked(String(body)));
  }
  return pages;
}

test('all pages of a second college have its own content and codes', async () => {
  const paths = locales.flatMap((locale) =>
    Object.keys(siteMap).map((path) => pathIn(locale, path)),
  );
  const pages = await walk(paths);
  expect(pages.size).toBeGreaterThan(300);
  const words = [...pages].flatMap(([path, html]) => {
    const matches = new Set(html.match(first));
    return matches.size > 0 ? [[path, ...matches]] : [];
  });
  expect(words).toEqual([]);
  const codes = (name: string) =>
    new Set(
      requests.flatMap(([callName, { dept_code }]) => (callName === name ? [dept_code] : [])),
    );
  expect(codes('getnoticesbytype')).toEqual(new Set(['SEC']));
  expect(codes('getcollegeeventlistwithyear')).toEqual(new Set(['SEC']));
  expect(codes('getemployeebytype')).toContain('DEAN');
  expect(codes('getalumnibydept')).toContain('SEC');
  for (const [, { dept_code }] of requests) expect(['PRAG', 'OFF']).not.toContain(dept_code);
}, 600_000);

test('its faculties are those of its departments', async () => {
  const home = String((await open('/')).body);
  const faculties = home.split('<h2')[home.split('<h2').findIndex((part) => part.includes('CIV'))];
  const names = [...(faculties ?? '').matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(names).toEqual(['Commerce', 'Law']);
});

test('its years begin in its own time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ask = renderWith({ ...answers, getyearsoftype: [] });
  const newest = async () =>
    /\/notifications\/tender\/(\d{4})/.exec(String((await ask('/notifications/tender')).body))?.[1];
  vi.setSystemTime(new Date('2027-01-01T04:00:00Z'));
  expect(await newest()).toBe('2026');
  vi.setSystemTime(new Date('2027-01-01T06:00:00Z'));
  expect(await newest()).toBe('2027');
});

test('an employee without a department has a profile under the code of the office', async () => {
  const ask = renderWith({
    ...answers,
    getdeptdata: 0,
    getmyprofiledata: { id: '1', type: 'PRINCIPAL', name: 'Dr N.', dept_code: 'DEAN', liveNow: 1 },
  });
  const profile = await ask('/department/DEAN/faculty/single?id=1');
  expect([profile.status, String(profile.body).includes('Dr N.')]).toEqual([200, true]);
  expect((await ask('/department/OFF/faculty/single?id=1')).status).toBe(404);
});

test('a college without codes has those of the specification', () => {
  const { codes, calling_code, time_zone } = College.parse({ name: 'College' });
  expect({ codes, calling_code, time_zone }).toEqual({
    codes: { college: 'PRAG', office: 'OFF' },
    calling_code: '+91',
    time_zone: 'Asia/Kolkata',
  });
});
