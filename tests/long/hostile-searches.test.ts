/** Half a million different words, and many who search at once with slips: everybody is answered, and nobody else waits long. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCollege } from '../../scripts/testing/demo.ts';
import { type College, openCollege } from '../support/open-college.ts';

const WORDS = 480_000;
const CONNECTIONS = 32;
const SEARCHES_OF_EACH = 5;
/** Milliseconds that somebody else's page may take meanwhile; the machine of the tests is a slow one. */
const PAGE = 3000;

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

test('hostile searches are answered, and a page beside them comes', async () => {
  const statuses: number[] = [];
  const search = async (connection: number) => {
    for (let at = 0; at < SEARCHES_OF_EACH; at += 1) {
      const q = `schzz${connection}x${at}ship schyy${at}y${connection}ship`;
      const { status } = await fetch(`${college.site}/search?${new URLSearchParams({ q })}`);
      statuses.push(status);
    }
  };
  const searches = Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => search(at)));
  const started = performance.now();
  expect((await fetch(`${college.site}/department/PHY/contact`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(PAGE);
  await searches;
  expect(statuses).toEqual(Array(CONNECTIONS * SEARCHES_OF_EACH).fill(200));
}, 300_000);
