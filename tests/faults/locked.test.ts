/**
 * Another process locks the database, such as a hanging maintenance script or a careless copy.
 *
 * @long 60 s
 * @for cms/platform/database
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';
import { contention, LIVE, soon } from '../support/soon.ts';

const LOCKED = 30_000;
/**
 * Milliseconds for a read, and until a write is refused. Less than the 10 s after which the site
 * gives up.
 */
const READ = 2000;
const REFUSED = 10_000;

let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

async function timed(promise: Promise<Response>) {
  const started = performance.now();
  const response = await promise;
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - started };
}

const submit = (message: string, captcha: string) =>
  timed(
    fetch(`${college.site}/addvisitornote`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website' },
      body: JSON.stringify({ name: 'Rina Das', email: 'rina@example.org', message, captcha }),
    }),
  );

test('a lock of half a minute allows reads, refuses writes with a sentence, and leaves no damage', async () => {
  const editor = await logIn(college);
  const proofs = await Promise.all([1, 2, 3].map(() => solveCaptcha(college.cms)));
  const other = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'));
  // A lock that remains would break a second run.
  onTestFinished(() => void (other.isOpen && other.close()));
  other.exec('BEGIN IMMEDIATE');
  const lockedAt = performance.now();

  // A new site has an empty cache, so every page is read from the locked database.
  const fresh = await openSite(college.cms, { LOG_LEVEL: 'silent' });
  const writes = Promise.all(proofs.map((proof, index) => submit(`Locked ${index}`, proof)));
  const reads: number[] = [];
  while (performance.now() - lockedAt < LOCKED) {
    for (const path of ['/', '/departments', '/students/results', `/search?q=${reads.length}`]) {
      const { status, took } = await timed(fetch(fresh.origin + path));
      expect(status).toBe(200);
      reads.push(took);
    }
    await wait(500);
  }
  await fresh.stop();
  const refused = await writes;
  other.exec('ROLLBACK');
  other.close();

  for (const { status, text, took } of refused) {
    expect(status).toBe(503);
    expect(text).toMatch(/^The server is busy[^\n<]+\.$/);
    expect(took).toBeLessThan(REFUSED * contention());
  }
  expect(Math.max(...reads)).toBeLessThan(READ * contention());

  // The same proofs are valid, because nothing was saved.
  const recovered = await soon(
    async () => (await submit('Locked 0', proofs[0] ?? '')).status === 200,
    LIVE,
  );
  const again = await Promise.all(
    proofs.slice(1).map((proof, index) => submit(`Locked ${index + 1}`, proof)),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  const notes = (await editor.list('visitor-notes')).map(({ message }) => String(message));
  expect(notes.filter((message) => message.startsWith('Locked')).sort()).toEqual([
    'Locked 0',
    'Locked 1',
    'Locked 2',
  ]);
  console.log(
    `Locked for ${LOCKED / 1000} s: ${reads.length} uncached pages within ${Math.round(Math.max(...reads))} ms, ` +
      `${refused.length} writes refused after ${Math.round(refused[0]?.took ?? 0)} ms, ` +
      `the first kept ${Math.round(recovered)} ms after it was over.`,
  );
});
