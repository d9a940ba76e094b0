/**
 * A text file of 4.8 MB with a single page of quotes is published and read while both sites keep
 * answering.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/platform/texts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';

/** Bytes of the file. Each quote becomes six characters of HTML. */
const LENGTH = 4_800_000;
/** Upper bound of HTML bytes of a page. */
const LONGEST_PAGE = 8_000_000;
const READERS = 8;
/** Milliseconds until the text is read on a busy machine. */
const READ = 240_000;

let college: College;
let second: Service;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  second = await openSite(college.cms, { LOG_LEVEL: 'silent' });
});
/** Rejects if a site used too much memory. */
afterAll(async () => {
  await second.stop();
  await college.close();
});

async function open(origin: string, path: string) {
  const response = await fetch(origin + path);
  const { length } = await response.text();
  return { status: response.status, length };
}

test('both sites show a hostile text, keep their memory limit and answer other requests', async () => {
  const editor = await logIn(college);
  const quotes = Buffer.from(`Hostile words ${'"'.repeat(LENGTH)}`);
  const file = await editor.upload('hostile-quotes.txt', quotes);
  await editor.createNotice({
    title: 'Hostile quotes',
    type: 'COLLEGE_ADMIN_NOTICE',
    uploads: [Number(file.id)],
    _status: 'published',
  });
  const path = `/text/${file.filename}`;
  const until = performance.now() + READ;
  while ((await open(college.site, path)).status !== 200 && performance.now() < until)
    await wait(2000);

  for (const origin of [college.site, second.origin]) {
    const answers = await Promise.all(Array.from({ length: READERS }, () => open(origin, path)));
    for (const { status, length } of answers)
      expect([status, length < LONGEST_PAGE]).toEqual([200, true]);
    const pieces = await Promise.all(
      [2, 3, 4].map((piece) => open(origin, `${path}?piece=${piece}`)),
    );
    for (const { status, length } of pieces)
      expect([[200, 404].includes(status), length < LONGEST_PAGE]).toEqual([true, true]);
    for (const other of ['/', '/departments', '/search?q=hostile'])
      expect([other, (await open(origin, other)).status]).toEqual([other, 200]);
  }
});
