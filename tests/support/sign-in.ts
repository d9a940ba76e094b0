import type { Page } from 'playwright-core';

/** Signs in to the admin as a person does; resolves on its first page. */
export async function signIn(
  page: Page,
  cms: string,
  account: { email: string; password: string },
): Promise<void> {
  // The first page after a start is the slowest.
  await page.goto(`${cms}/admin`, { timeout: 60_000 });
  await page.fill('input[name="email"]', account.email);
  await page.fill('input[name="password"]', account.password);
  await page.click('button[type="submit"]');
  await page.waitForURL(`${cms}/admin`, { timeout: 30_000 });
}
