/** Whether a hundred times the notices make a list of them slower. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { College } from '../tests/support/college.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

const TIMES = 100;
const ROUNDS = 60;
const PAGE = 20;
const TYPE = 'COLLEGE_ADMIN_NOTICE';

export async function manyNoticesFigure(college: College): Promise<Figure> {
  const few = await measure(college);
  await college.stopBackend();
  const total = multiplyNotices(college.dataDir);
  await college.startBackend();
  const many = await measure(college);
  const [first, last] = [many.first / few.first, many.last / few.last];
  const said =
    `page 1 ${first.toFixed(2)} × (${ms(few.first)} → ${ms(many.first)}), ` +
    `last page ${last.toFixed(2)} × (${ms(few.last)} → ${ms(many.last)}); ${total} notices`;
  return figure('50,000 notices instead of 500', '≤ 1.20 ×', Math.max(first, last), {
    atMost: limits.manyNotices,
    said,
  });
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

/** Copies every notice so many times straight in the database; through the backend it would take an hour. */
function multiplyNotices(dataDir: string): number {
  const name = readdirSync(dataDir).find((file) => /\.(db|sqlite)$/.test(file));
  if (!name) throw new Error(`No SQLite database in ${dataDir}.`);
  const database = new DatabaseSync(path.join(dataDir, name));
  const copy = (table: string, key: 'id' | '_parent_id', step: number, by: number) => {
    const columns = database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name))
      .filter((column) => column !== 'id' || key === 'id');
    const list = columns.map((column) => `"${column}"`).join(', ');
    const values = columns.map((column) =>
      column === key
        ? `"${key}" + ${by}`
        : column === 'date'
          ? `datetime("date", '-${step} hours')`
          : `"${column}"`,
    );
    database.exec(
      `INSERT INTO ${table} (${list}) SELECT ${values.join(', ')} FROM ${table} WHERE "${key}" <= ${highest}`,
    );
  };
  const highest = Number(database.prepare('SELECT max(id) AS id FROM notices').get()?.id);
  database.exec('BEGIN');
  for (let step = 1; step < TIMES; step += 1) {
    copy('notices', 'id', step, step * highest);
    copy('notices_locales', '_parent_id', step, step * highest);
  }
  database.exec('COMMIT; ANALYZE');
  const { total } = database.prepare('SELECT count(*) AS total FROM notices').get() ?? {};
  database.close();
  return Number(total);
}
