/**
 * Every page of forty departments with fifty teachers each, compressed as in the page cache. All pages take
 * minutes, so only `npm run long` weighs them. `npm test` weighs one department of each size.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { ALL_QUARTERS } from '@college/contract/days/years';
import { facultySections } from '@college/contract/profile';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteHandle } from '../../context.ts';
import { routesOf } from '../../rendering/college/routes.ts';
import { siteMap } from '../../site-map.ts';
import { answers, DEPARTMENTS } from '../../testing/large-college/answers.ts';
import { departmentOf } from '../../testing/large-college/department.ts';
import { renderWith } from '../../testing/render-with.ts';
import { SHELL } from '../read-department.ts';

const routes = routesOf({ pages: siteMap, hidden: [] });

/** The budget of the design: one initial TCP window. */
const BUDGET = 14 * 1024;
/** Pages with long tables may weigh more, because the tables are not divided. */
const longTables = ['profile', 'alumni'];
const longSections: readonly number[] = [facultySections.profile];

/** One of four departments has hardly any content, and one has a lot. */
const departments = Array.from({ length: process.env.LONG ? DEPARTMENTS : 4 }, (_, index) => index);
/** All fifty people of a department, or one in ten of them. */
const everyone = process.env.LONG ? 1 : 10;
const MINUTES = 60_000 * (process.env.LONG ? 15 : 2);

const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const get = renderWith(answers);

/** The problem of a page; undefined if it keeps its budget. */
async function flaw(address: string, { longTable = false } = {}): Promise<string | undefined> {
  const { status, body } = await get(address);
  const weight = brotliCompressSync(body, { params }).length;
  const isLight = longTable || weight <= BUDGET;
  return status === 200 && isLight ? undefined : `${address}: ${status}, ${weight} bytes`;
}

/** Problems of a list's pages, up to the first missing page. */
async function flawsOfPages(address: string, longTable: boolean, isCut: boolean) {
  const flaws = [await flaw(address, { longTable })];
  for (let page = 2; isCut; page += 1) {
    const next = await flaw(`${address}?page=${page}`);
    if (next?.includes(': 404')) break;
    flaws.push(next);
  }
  return flaws;
}

const isShell = ({ id }: RouteObject) => id === SHELL;
const shell = routes[0]?.children?.flatMap(({ children }) => children ?? []).find(isShell);
/** Routes that need no id. */
const pages = (shell?.children ?? []).flatMap(({ path = '', handle }) => {
  const { query, isFile }: RouteHandle = handle;
  const needsId = query?.some((name) => name === 'id' || name === 'eventId');
  return isFile || needsId ? [] : [{ path, isCut: query?.includes('page') ?? false }];
});

test('all routes of a department are known', () => {
  expect(pages).toHaveLength(23);
});

test.each(departments)(
  'no page of department %i exceeds its budget',
  async (index) => {
    const { data, events } = departmentOf(index);
    const base = `/department/${data.dept_code}`;
    const flaws: (string | undefined)[] = [];
    for (const { path, isCut } of pages)
      flaws.push(...(await flawsOfPages(`${base}/${path}`, longTables.includes(path), isCut)));
    for (const { id } of events.slice(0, 3))
      flaws.push(await flaw(`${base}/singleevent?eventId=${id}`));
    expect(flaws.filter(Boolean)).toEqual([]);
  },
  MINUTES,
);

test.each(departments)(
  'no page of its faculty exceeds it, %i',
  async (index) => {
    const { data, faculty } = departmentOf(index);
    const base = `/department/${data.dept_code}/faculty`;
    const flaws: (string | undefined)[] = [];
    for (const [place, { id, name }] of faculty.entries()) {
      const query = new URLSearchParams({ id, name });
      if (place % everyone === 0) flaws.push(await flaw(`${base}/single?${query}`));
      // Their other tabs have the same form.
      if (place > 0) continue;
      for (const section of Object.values(facultySections)) {
        const longTable = longSections.includes(section);
        flaws.push(await flaw(`${base}/single?${query}&section=${section}`, { longTable }));
      }
      for (const quarter of [ALL_QUARTERS, '2025-1st'])
        flaws.push(
          await flaw(`${base}/quarterlyreport?${query}&qr=${quarter}`, { longTable: true }),
        );
    }
    expect(flaws.filter(Boolean)).toEqual([]);
  },
  MINUTES,
);
