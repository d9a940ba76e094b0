/** The website while its backend is away: a visitor reads what others read, loses nothing that was typed, and goes on later. */
import { expect, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { phone } from '../support/browser.ts';
import { ownOffice } from '../support/office.ts';
import { ready, soon } from '../support/soon.ts';

const { own, visit, expectNothingLeft } = ownOffice();
const words = { ...en.forms, ...en.forms.each['visitors-note'] };

test('pages stay, a page that nobody opened says what to do, and a note is sent when the backend is back', async () => {
  const { college } = own;
  const { site } = college;
  const page = await visit({ viewport: phone });
  await ready(site, ['/', '/department/PHY', '/visitors-note']);
  await page.goto(`${site}/visitors-note`);
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  await page.fill('[name="name"]', 'Rina Das');
  await page.fill('[name="email"]', 'rina@example.org');
  await page.fill('[name="message"]', 'A long text that took ten minutes.');
  await page.locator('[name="consent"]').check();
  await page.getByLabel(words.captcha).check();
  await page.getByText(words.captchaDone, { exact: true }).waitFor();

  await college.stopBackend();
  await soon(async () => (await fetch(`${site}/readyz`)).status === 503);
  const reader = await visit({ viewport: phone });
  for (const where of ['/', '/department/PHY']) {
    const response = await reader.goto(site + where);
    expect([where, response?.status()]).toEqual([where, 200]);
    expect(await reader.locator('h1').first().isVisible()).toBe(true);
  }
  const unseen = await fetch(`${site}/department/CHE/notices`);
  expect([unseen.status, (await unseen.text()).includes('Try again')]).toEqual([503, true]);

  const send = () => page.getByRole('button', { name: words.submit, exact: true }).click();
  await send();
  await page.getByText(words.unsent).first().waitFor();
  expect(await page.locator('[name="message"]').inputValue()).toBe(
    'A long text that took ten minutes.',
  );
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== '',
  );

  await college.startBackend();
  await soon(async () => (await fetch(`${site}/readyz`)).status === 200);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== '',
  );
  await page.getByLabel(words.captcha).check();
  await page.getByText(words.captchaDone, { exact: true }).waitFor();
  await send();
  await page.getByRole('dialog', { name: 'Successfully Submitted' }).waitFor();
  const { docs } = await own.office.api('visitor-notes?sort=-id&limit=1&depth=0');
  expect(docs).toMatchObject([{ message: 'A long text that took ten minutes.' }]);
  await reader.goto(`${site}/department/CHE/notices`);
  await reader.locator('h1').first().waitFor();
  expectNothingLeft();
});
