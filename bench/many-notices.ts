/** Whether a hundred times the notices make a list of them slower, and what other calls take in a large college. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { College } from '../tests/support/college.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

const TIMES = { notices: 100, employees: 17 };
const ROUNDS = 60;
const PAGE = 20;
const TYPE = 'COLLEGE_ADMIN_NOTICE';

export async function manyNoticesFigures(college: College): Promise<Figure[]> {
  const [few, before] = [await measure(college), await callTimes(college.cms)];
  await college.stopBackend();
  const total = multiply(college.dataDir);
  await college.startBackend();
  const [many, after] = [await measure(college), await callTimes(college.cms)];
  const [first, last] = [many.first / few.first, many.last / few.last];
  const said =
    `page 1 ${first.toFixed(2)} × (${ms(few.first)} → ${ms(many.first)}), ` +
    `last page ${last.toFixed(2)} × (${ms(few.last)} → ${ms(many.last)}); ${total} notices`;
  return [
    figure('50,000 notices instead of 500', '≤ 1.20 ×', Math.max(first, last), {
      atMost: limits.manyNotices,
      said,
    }),
    ...after.map(({ what, time }, index) => ({
      what: `${what}, small → large college`,
      budget: 'none',
      measured: `${ms(before[index]?.time ?? 0)} → ${ms(time)}`,
      holds: undefined,
    })),
  ];
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measure({ cms }: College) {
  const ask = async (page: number) => {
    const started = performance.now();
    const response = await fetch(`${cms}/getnoticesbytype?type=${TYPE}&limit=${PAGE}&page=${page}`);
    const rows: unknown[] = await response.json();
    return { time: performance.now() - started, rows: rows.length };
  };
  // Full pages, so that as many rows are compared with as many.
  const lastPage = await findLast(async (page) => (await ask(page)).rows === PAGE);
  const times = async (page: number) => {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) taken.push((await ask(page)).time);
    return median(taken);
  };
  await times(1);
  return { first: await times(1), last: await times(lastPage) };
}

/** The last page that is full, by doubling and halving. */
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

/** Calls of other pages, uncached. */
async function callTimes(cms: string) {
  const asked = {
    getdepartments: '',
    getdeptdata: 'dept_code=PHY',
    getemployeebytype: 'dept_code=PHY&type=FACULTY',
    getupcomingevents: '',
    getnoticesbytypedept: 'dept_code=PHY&type=DEPTNOTICE&homepage=1',
  };
  const times: { what: string; time: number }[] = [];
  for (const [what, query] of Object.entries(asked)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await (await fetch(`${cms}/${what}?${query}`)).arrayBuffer();
      taken.push(performance.now() - started);
    }
    times.push({ what, time: median(taken) });
  }
  return times;
}

/** Copies what there is so many times straight in the database; through the backend it would take minutes. */
function multiply(dataDir: string): number {
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  const one = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  const copy = (table: string, key: 'id' | '_parent_id', highest: number, step: number) => {
    const columns = database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name))
      .filter((column) => column !== 'id' || key === 'id');
    const list = columns.map((column) => `"${column}"`).join(', ');
    const values = columns.map((column) => {
      if (column === key) return `"${key}" + ${step * highest}`;
      return column === 'date' ? `datetime("date", '-${step} hours')` : `"${column}"`;
    });
    database.exec(
      `INSERT INTO ${table} (${list}) SELECT ${values.join(', ')} FROM ${table} WHERE "${key}" <= ${highest}`,
    );
  };
  database.exec('BEGIN');
  for (const [table, times] of Object.entries(TIMES)) {
    const highest = one(`SELECT max(id) FROM ${table}`);
    for (let step = 1; step < times; step += 1) {
      copy(table, 'id', highest, step);
      copy(`${table}_locales`, '_parent_id', highest, step);
    }
  }
  database.exec('COMMIT');
  return one('SELECT count(*) FROM notices');
}
