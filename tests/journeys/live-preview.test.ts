/** The live preview beside a form: what is written appears at once, is saved nowhere, and leads back to its field. */
import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownOffice } from '../support/office.ts';
import { contention } from '../support/soon.ts';

const { own, expectNothingLeft } = ownOffice();

/** Milliseconds from a key to the page beside the form, for 19 of 20 keys. */
const MOST = 300;
const KEYS = 60;

/** Opens the live preview of a form. */
async function openPreview(page: Page): Promise<FrameLocator> {
  await page.click('#live-preview-toggler');
  const preview = page.frameLocator('#live-preview-iframe');
  await preview.getByText('Preview while you write.').waitFor();
  return preview;
}

/** Types letters as fast as people do; resolves with the milliseconds until each is in the heading of the page. */
async function latencies(page: Page, field: string): Promise<number[]> {
  const frame = page.frames().find((each) => each.url().includes('/preview/'));
  if (!frame) throw new Error('The form has no preview.');
  await page.fill(field, '-');
  await frame.getByRole('heading', { level: 1, name: '-', exact: true }).waitFor();
  // The clocks of both documents begin at the same moment.
  const pressed = await page.evaluateHandle(() => {
    const times: number[] = [];
    const now = () => times.push(performance.timeOrigin + performance.now());
    addEventListener('keydown', now, { capture: true });
    return times;
  });
  const shown = await frame.evaluateHandle(() => {
    const times: number[] = [];
    const look = () => {
      const letters = document.querySelector('h1')?.textContent.length ?? 0;
      while (times.length < letters - 1) times.push(performance.timeOrigin + performance.now());
      requestAnimationFrame(look);
    };
    look();
    return times;
  });
  await page.focus(field);
  await page.keyboard.press('End');
  await page.keyboard.type('abcdefghij'.repeat(KEYS / 10), { delay: 180 });
  const [, ...began] = await pressed.jsonValue();
  await expect.poll(() => shown.evaluate(({ length }) => length)).toBe(KEYS);
  const ended = await shown.jsonValue();
  return ended.map((time, key) => time - (began[key] ?? 0)).toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number) =>
  Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.POSITIVE_INFINITY);

test('shows a notice while it is written, before its first save', async () => {
  const { office, college } = own;
  const before = (await office.api('notices?limit=0')).totalDocs;
  const page = await office.open('/collections/notices/create?type=COLLEGE_EVENT');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).origin);
  });
  const preview = await openPreview(page);

  const times = await latencies(page, '#field-title');
  console.log(`Live preview: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
  expect(at(times, 0.95)).toBeLessThan(MOST * contention());

  await page.click('.rich-text-lexical [contenteditable="true"]');
  await page.keyboard.type('The counter is open until noon.');
  await preview.getByText('The counter is open until noon.').waitFor();

  await preview.getByText('The counter is open until noon.').click();
  await page.waitForFunction(() => document.activeElement?.matches('[contenteditable="true"]'));
  await preview.locator('main [data-field="date"]').first().click();
  await page.waitForFunction(() => document.activeElement?.closest('#field-date') !== null);
  await preview.getByRole('heading', { level: 1 }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'field-title');

  // Nothing is saved, and nobody else is asked.
  expect((await office.api('notices?limit=0')).totalDocs).toBe(before);
  expect([...new Set(posted)].sort()).toEqual([college.cms, college.site].sort());
  expectNothingLeft();
});
