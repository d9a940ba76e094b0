/** Nothing of one college is code: another one is walked, page by page, and nothing there is of the first. */
import { College } from '@college/contract/entities';
import { locales, pathIn } from '@college/contract/locales';
import { expect, test } from 'vitest';
import { siteMap } from '../site-map.ts';
import { filledCollege } from '../testing/filled.ts';
import { renderWith } from '../testing/render-with.ts';

const second = College.parse({
  name: 'Second College',
  name_as: 'দ্বিতীয় মহাবিদ্যালয়',
  established: '1987',
  codes: { college: 'SEC', office: 'DEAN' },
  calling_code: '+975',
});
/** Codes, years, places and numbers of the college that the code was written for, and of the demo. */
const first =
  /\b(PRAG|OFF|1954|Pragjyotish|Guwahati|Gauhati|Demo)\b|2023-10-12|\+91|প্ৰাগজ্যোতিষ|গুৱাহাটী|ডেমো/g;

const asked: [name: string, input: Record<string, unknown>][] = [];
const answers = Object.fromEntries(
  Object.entries({ ...filledCollege, getcollege: () => second }).map(([name, answer]) => [
    name,
    (input: Record<string, unknown>) => {
      asked.push([name, input]);
      return typeof answer === 'function' ? answer(input) : answer;
    },
  ]),
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

test('every page of a second college is its own, and asks under its codes', async () => {
  const paths = locales.flatMap((locale) =>
    Object.keys(siteMap).map((path) => pathIn(locale, path)),
  );
  const pages = await walk(paths);
  expect(pages.size).toBeGreaterThan(300);
  const words = [...pages].flatMap(([path, html]) => {
    const found = new Set(html.match(first));
    return found.size > 0 ? [[path, ...found]] : [];
  });
  expect(words).toEqual([]);
  const codes = (name: string) =>
    new Set(asked.flatMap(([one, { dept_code }]) => (one === name ? [dept_code] : [])));
  expect(codes('getnoticesbytype')).toEqual(new Set(['SEC']));
  expect(codes('getcollegeeventlistwithyear')).toEqual(new Set(['SEC']));
  expect(codes('getemployeebytype')).toContain('DEAN');
  expect(codes('getalumnibydept')).toContain('SEC');
  for (const [, { dept_code }] of asked) expect(['PRAG', 'OFF']).not.toContain(dept_code);
}, 60_000);

test('who belongs to no department has a profile under the code of its office', async () => {
  const ask = renderWith({
    ...answers,
    getdeptdata: 0,
    getmyprofiledata: { id: '1', type: 'PRINCIPAL', name: 'Dr N.', dept_code: 'DEAN', liveNow: 1 },
  });
  const profile = await ask('/department/DEAN/faculty/single?id=1');
  expect([profile.status, String(profile.body).includes('Dr N.')]).toEqual([200, true]);
  expect((await ask('/department/OFF/faculty/single?id=1')).status).toBe(404);
});

test('a college that says nothing of itself has the codes of the specification', () => {
  const { codes, calling_code } = College.parse({ name: 'College' });
  expect({ codes, calling_code }).toEqual({
    codes: { college: 'PRAG', office: 'OFF' },
    calling_code: '+91',
  });
});
