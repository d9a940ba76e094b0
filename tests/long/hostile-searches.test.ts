/**
 * Half a million words and many simultaneous searches with misspelt words: all are answered, and
 * other visitors do not wait long.
 *
 * @long 60 s
 * @for cms/calls/search cms/search contract/folding
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCollege } from '../../scripts/testing/demo.ts';
import { type College, openCollege } from '../support/open-college.ts';

const WORDS = 480_000;
const CONNECTIONS = 32;
const SEARCHES_OF_EACH = 5;
/**
 * Milliseconds of CPU time of the backend per search, including the request. About 4 are normal.
 */
const SEARCH = 20;
/**
 * Milliseconds for another visitor's page meanwhile, or a multiple of its time without searches.
 */
const PAGE = 3000;
const TIMES = 20;

let college: College;
beforeAll(async () => {
  college = await openCollege(await demoCollege());
  const database = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'));
  database.exec('BEGIN');
  const insert = database.prepare(
    'INSERT OR IGNORE INTO search_words (word, sound, backwards, letters, written) VALUES (?, ?, ?, ?, ?)',
  );
  for (let at = 0; at < WORDS; at += 1) {
    const word = `sch${at.toString(36).padStart(4, '0')}ship`;
    insert.run(word, word, [...word].reverse().join(''), word.length, word);
  }
  database.exec('COMMIT');
  database.close();
}, 300_000);
afterAll(() => college.close());

/** Milliseconds of CPU time used by the backend. */
function backendTime(): number {
  const stat = readFileSync(`/proc/${college.backendPid()}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12, 14)
    .map(Number);
  return (user + system) * 10;
}

/** Milliseconds to load a page that nobody has opened before. */
async function instance(path: string): Promise<number> {
  const started = performance.now();
  expect((await fetch(college.site + path)).status).toBe(200);
  return performance.now() - started;
}

test('hostile searches are answered, and so is a page beside them', async () => {
  // First calls are slow, because the code is not compiled yet.
  for (const path of ['/department/CHE/contact', '/search?q=schzzship', '/search?q=hostel'])
    await instance(path);
  const alone = await instance('/department/BOT/contact');
  const before = backendTime();
  const statuses: number[] = [];
  const times: number[] = [];
  const search = async (connection: number) => {
    for (let at = 0; at < SEARCHES_OF_EACH; at += 1) {
      const q = `schzz${connection}x${at}ship schyy${at}y${connection}ship`;
      const started = performance.now();
      const response = await fetch(`${college.site}/search?${new URLSearchParams({ q })}`);
      await response.text();
      statuses.push(response.status);
      times.push(performance.now() - started);
    }
  };
  const searches = Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => search(at)));
  const beside = await instance('/department/PHY/contact');
  await searches;
  const each = (backendTime() - before) / statuses.length;
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `A search took ${each.toFixed(1)} ms of the backend, p95 ${slowest.toFixed(0)} ms; a page ${beside.toFixed(0)} ms, alone ${alone.toFixed(0)} ms.`,
  );
  expect(each).toBeLessThan(SEARCH);
  expect(beside).toBeLessThan(Math.max(PAGE, TIMES * alone));
  expect(statuses).toEqual(Array(CONNECTIONS * SEARCHES_OF_EACH).fill(200));
}, 300_000);
