/** Certification: a row is answered with a proof, stored, exported, and falls back when its proof goes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../support/accounts.ts';
import { awake, ownOffice } from '../support/office.ts';
import { soon } from '../support/soon.ts';

const { own, expectNothingLeft } = ownOffice();

const screen = '/collections/certification-runs';
const metRows = async (page: Page) =>
  Number(await page.locator('.certification__counts strong').first().innerText());

test('an answered row is met, and open again without its answer', async () => {
  const { college, office } = own;
  const page = await office.open(screen);
  const before = await metRows(page);
  const question = page.locator('.certification__facts a[href*="create?duty="]').first();
  const duty = new URL((await question.getAttribute('href')) ?? '', college.cms).searchParams.get(
    'duty',
  );
  await question.click();
  await page.waitForURL(/duty-answers\/create/);
  await awake(page);
  await page.fill('#field-link', '/contactus');
  await page.click('#action-save');
  await page.waitForURL(/duty-answers\/\d+/);
  const id = /duty-answers\/(\d+)/.exec(page.url())?.[1];

  const exported = async () =>
    (await ask(`${college.cms}/api/certification/matrix?format=json`, 'GET', office.session)).text;
  const answered = await exported();
  expect(answered).toContain('/contactus');
  await page.goto(`${college.cms}/admin${screen}`);
  expect(
    await page.locator(`.certification__facts a[href*="duty-answers/${id}"]`).count(),
  ).toBeGreaterThan(0);
  expect(await metRows(page)).toBeGreaterThanOrEqual(before);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText(/^Last stored on /).waitFor();
  const { totalDocs } = await office.api('certification-runs?limit=1');
  expect(totalDocs).toBeGreaterThan(0);

  await ask(`${college.cms}/api/duty-answers/${id}`, 'DELETE', office.session);
  await soon(async () => (await exported()) !== answered);
  await page.goto(`${college.cms}/admin${screen}`);
  const again = page.locator(
    `.certification__facts a[href*="duty=${encodeURIComponent(duty ?? '')}"]`,
  );
  await again.first().waitFor();
  expect(await metRows(page)).toBe(before);
  expectNothingLeft();
});
