import type { Page } from 'playwright-core';

/** Signs in to the admin as a person does; resolves on its first page. */
export async function signIn(
  page: Page,
  cms: string,
  account: { email: string; password: string },
): Promise<void> {
  await page.goto(`${cms}/admin`);
  await page.fill('input[name="email"]', account.email);
  await page.fill('input[name="password"]', account.password);
  await page.click('button[type="submit"]');
  await page.waitForURL(`${cms}/admin`);
}
