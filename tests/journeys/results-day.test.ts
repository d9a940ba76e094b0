/** Results day: the office publishes a result with its PDF in the admin while a hundred phones reload the page. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { awake, ownOffice } from '../support/office.ts';
import { contention, LIVE } from '../support/soon.ts';
import { attach } from '../support/tasks/attach.ts';
import { clerk } from '../support/tasks/clerk.ts';
import { pdf } from '../support/tasks/pdf.ts';

const { own, visit, expectNothingLeft } = ownOffice();

const VISITORS = 100;
/** Milliseconds between two reloads of a phone. */
const PAUSE = 500;
const RESULTS = '/students/results';
const title = 'Results of the fourth semester';

test('everybody reads the result within two seconds, and can open it', async () => {
  const { college, office } = own;
  const page = await office.open('/collections/notices/create');
  await awake(page);
  const person = clerk(page, 'en');
  await person.field('title').fill(title);
  await person.choose('type', 'Examination: results');
  await attach(person, 'uploads', [pdf('results.pdf')]);

  const readAt: number[] = [];
  const failures: string[] = [];
  let isOver = false;
  const reload = async () => {
    await wait(Math.random() * PAUSE);
    while (!isOver) {
      const response = await fetch(college.site + RESULTS);
      const text = await response.text();
      if (!response.ok) failures.push(`${response.status}`);
      if (text.includes(title)) {
        readAt.push(performance.now());
        return;
      }
      await wait(PAUSE);
    }
  };
  const everybody = Promise.all(Array.from({ length: VISITORS }, reload));
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/notices'),
  );
  await page.click('#action-save');
  expect((await saved).ok()).toBe(true);
  const publishedAt = performance.now();
  await Promise.race([everybody, wait(60_000)]);
  isOver = true;
  await everybody;
  expect(failures).toEqual([]);
  expect(readAt).toHaveLength(VISITORS);
  const last = Math.max(...readAt) - publishedAt;
  console.log(`The last of ${VISITORS} phones read the result after ${Math.round(last)} ms.`);
  expect(last).toBeLessThan((LIVE + PAUSE) * contention());

  const student = await visit({ viewport: phone });
  await student.goto(college.site + RESULTS);
  const link = student.locator('main a[href^="/files/"][href*="results"]').first();
  const file = await fetch(new URL((await link.getAttribute('href')) ?? '', college.site));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expectNothingLeft();
});
