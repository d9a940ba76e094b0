/**
 * Compares lists with a hundred times as many notices, and times other requests in a large college.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { College } from '../tests/support/open-college.ts';
import { measureTimes, timedNames } from './at-both-sizes.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';
import { multiply } from './multiply.ts';

/** Multiples of the demo's 560 notices and 119 employees, as `npm run demo -- --notices 50000 --employees 2000` makes. */
const TIMES = { notices: 100, employees: 17 };
const ROUNDS = 60;
const PAGE = 20;
const TYPE = 'COLLEGE_ADMIN_NOTICE';

const manyNotices = '50,000 notices instead of 500';
const nameOf = (what: string) => `${what}, small → large college`;
export const largeCollegeRows = [manyNotices, ...timedNames.map(nameOf)];

export async function largeCollegeFigures(college: College): Promise<Figure[]> {
  const [few, before] = [await measure(college), await measureTimes(college.cms)];
  await college.stopBackend();
  multiply(college.dataDir, TIMES);
  const size = sizeOf(college.dataDir);
  await college.startBackend();
  const [many, after] = [await measure(college), await measureTimes(college.cms)];
  const [first, last] = [many.first / few.first, many.last / few.last];
  const summary =
    `page 1 ${first.toFixed(2)} × (${ms(few.first)} → ${ms(many.first)}), ` +
    `last page ${last.toFixed(2)} × (${ms(few.last)} → ${ms(many.last)}); ${size}`;
  return [
    figure(manyNotices, '≤ 1.20 ×', Math.max(first, last), {
      atMost: limits.manyNotices,
      summary,
    }),
    ...after.map(({ what, summary }, index) => ({
      what: nameOf(what),
      budget: 'none',
      measured: `${before[index]?.summary} → ${summary}`,
      holds: undefined,
    })),
  ];
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function sizeOf(dataDir: string): string {
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  const total = Object.keys(TIMES).map((table) => {
    const count = database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    return `${count} ${table}`;
  });
  return total.join(', ');
}

async function measure({ cms }: College) {
  const ask = async (page: number) => {
    const started = performance.now();
    const response = await fetch(`${cms}/getnoticesbytype?type=${TYPE}&limit=${PAGE}&page=${page}`);
    const rows: unknown[] = await response.json();
    return { time: performance.now() - started, rows: rows.length };
  };
  // Full pages, so that the same number of rows is compared.
  const lastPage = await findLast(async (page) => (await ask(page)).rows === PAGE);
  const times = async (page: number) => {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) durations.push((await ask(page)).time);
    return median(durations);
  };
  await times(1);
  return { first: await times(1), last: await times(lastPage) };
}

/** The last full page, found by doubling and bisection. */
async function findLast(isFull: (page: number) => Promise<boolean>): Promise<number> {
  let beyond = 2;
  while (await isFull(beyond)) beyond *= 2;
  let last = beyond / 2;
  while (beyond - last > 1) {
    const middle = Math.floor((last + beyond) / 2);
    if (await isFull(middle)) last = middle;
    else beyond = middle;
  }
  return last;
}
