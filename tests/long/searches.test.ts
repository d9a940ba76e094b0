/**
 * Search reports count visitors' searches, although most result pages are cached.
 *
 * @long 60 s
 * @for cms/calls/search cms/search contract/folding
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCollege } from '../../scripts/testing/demo.ts';
import { logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { LIVE, soon } from '../support/soon.ts';

let college: College;
beforeAll(async () => {
  college = await openCollege(await demoCollege());
});
afterAll(() => college.close());

/** Milliseconds until the site has reported to the backend and the counts are saved. */
const TOLD = 60_000;

const counted = () => {
  const database = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'), {
    readOnly: true,
  });
  const rows = database.prepare('SELECT query, times, results FROM search_counts').all();
  database.close();
  return rows.map(({ query, times, results }) => [query, times, Number(results) > 0]);
};

test('each visit is counted, and rendering cached pages again is not', async () => {
  const readPage = async (address: string) => (await fetch(college.site + address)).text();
  const editor = await logIn(college);
  const visits = ['physics', 'physics', 'physics', 'zyzzyva', 'physics&tab=person'];
  for (const q of visits) await readPage(`/search?q=${q}`);
  for (let count = 1; count <= 3; count += 1) {
    const title = `Physics ${crypto.randomUUID()}`;
    const type = 'COLLEGE_ADMIN_NOTICE';
    await editor.createNotice({ title, type, _status: 'published' });
    await soon(async () => (await readPage('/notifications/administrative')).includes(title), LIVE);
  }
  await soon(async () => counted().length === 2, TOLD);
  expect(counted().sort()).toEqual([
    ['physics', 3, true],
    ['zyzzyva', 1, false],
  ]);
}, 180_000);
