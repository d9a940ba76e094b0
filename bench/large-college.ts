/**
 * Compares lists with a hundred times as many notices. Times calls and other pages with cold caches
 * in a small and a large college side by side; these have no budget.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import type { College } from '../tests/support/open-college.ts';
import { type Figure, figure, kb, limits } from './budgets.ts';
import { median } from './median.ts';
import { openRenderer } from './rendering.ts';

/** Multiples of the demo's 560 notices and 119 employees, as `npm run demo -- --notices 50000 --employees 2000` makes. */
const TIMES = { notices: 100, employees: 17 };
const ROUNDS = 60;
const PAGE = 20;
const TYPE = 'COLLEGE_ADMIN_NOTICE';

const TIMED_ROUNDS = { calls: 60, pages: 15 };

const timedCalls = [
  'getdepartments',
  'getdeptdata?dept_code=PHY',
  'getemployeebytype?dept_code=PHY&type=FACULTY',
  'employeeprofilewithdeptcode?dept_code=PHY',
  'getupcomingevents',
  'getnoticesbytypedept?dept_code=PHY&type=DEPTNOTICE&homepage=1',
];
const timedPages = [
  '/',
  '/departments',
  '/notifications/administrative',
  '/administrations/officestaff',
  '/department/PHY',
  '/department/PHY/faculty',
  '/department/PHY/profile',
  '/publications/PHY',
];

const nameOfPage = (page: string) => `page ${page}`;
const nameOfCall = (call: string) => `/${call}`;
/** Names of the timed steps, in the order of their figures. */
const timedNames = [...timedCalls.map(nameOfCall), ...timedPages.map(nameOfPage)];

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

/**
 * Multiplies the records directly in the database, because writing them through the backend takes
 * minutes.
 */
function multiply(dataDir: string, times: Record<string, number>): void {
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  database.exec('BEGIN');
  for (const [root, count] of Object.entries(times)) {
    const highest = Number(database.prepare(`SELECT max(id) AS id FROM ${root}`).get()?.id);
    // The table itself, its translations, lists and files, and the tables that refer to these.
    const names = `SELECT name FROM sqlite_schema
      WHERE type = 'table' AND (name = '${root}' OR name GLOB '${root}_*') ORDER BY length(name)`;
    for (const { name } of database.prepare(names).all())
      copy(database, { root, table: String(name), highest, count });
  }
  database.exec('COMMIT');
}

interface Table {
  root: string;
  table: string;
  highest: number;
  count: number;
}

function copy(database: DatabaseSync, { root, table, highest, count }: Table): void {
  const all = database
    .prepare(`SELECT name, type FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name, type }) => ({ name: String(name), isText: /^text/i.test(String(type)) }));
  // Numeric ids are assigned by the database.
  const columns = all.filter(({ name, isText }) => name !== 'id' || isText || table === root);
  const key = all.find(({ name }) => (table === root ? name === 'id' : /^_?parent_id$/.test(name)));
  if (!key) return;
  const value = (step: number, { name, isText }: (typeof all)[number]) => {
    if (/^(id|_?parent_id)$/.test(name))
      return isText ? `"${name}" || '-${step}'` : `"${name}" + ${step * highest}`;
    return name === 'date' ? `datetime("date", '-${step} hours')` : `"${name}"`;
  };
  const original = key.isText ? `instr("${key.name}", '-') = 0` : `"${key.name}" <= ${highest}`;
  const into = columns.map(({ name }) => `"${name}"`).join(', ');
  for (let step = 1; step < count; step += 1) {
    const values = columns.map((column) => value(step, column)).join(', ');
    database.exec(
      `INSERT INTO ${table} (${into}) SELECT ${values} FROM ${table} WHERE ${original}`,
    );
  }
}

interface Timing {
  what: string;
  summary: string;
}

async function measureTimes(cms: string): Promise<Timing[]> {
  const durations: Timing[] = [];
  for (const call of timedCalls) {
    const time = await timeOf(TIMED_ROUNDS.calls, async () =>
      (await fetch(`${cms}/${call}`)).text(),
    );
    durations.push({ what: nameOfCall(call), summary: ms(time.median) });
  }
  for (const page of timedPages) {
    const { median: time, last } = await timeOf(
      TIMED_ROUNDS.pages,
      async () => (await (await openRenderer(cms))(page)).body,
    );
    const weight = kb(brotliCompressSync(last).length);
    durations.push({ what: nameOfPage(page), summary: `${ms(time)}, ${weight}` });
  }
  return durations;
}

async function timeOf(rounds: number, work: () => Promise<string>) {
  const times: number[] = [];
  let last = '';
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    last = await work();
    times.push(performance.now() - started);
  }
  return { median: median(times), last };
}
