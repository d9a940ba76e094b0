import type { Page } from 'playwright-core';
import { type Session, sessionOf } from './accounts.ts';

interface Account {
  email: string;
  password: string;
}

/** Signs in to the admin through the form. Resolves on the dashboard. */
export async function signIn(page: Page, cms: string, account: Account): Promise<void> {
  // The first page after a start is the slowest.
  await page.goto(`${cms}/admin`, { timeout: 60_000 });
  await page.fill('input[name="email"]', account.email);
  await page.fill('input[name="password"]', account.password);
  await page.click('button[type="submit"]');
  await page.waitForURL(`${cms}/admin`, { timeout: 30_000 });
}

/** Signs in by cookie, which saves three pages of the admin in tests of other things. */
export async function beSignedIn(page: Page, cms: string, account: Account): Promise<void> {
  await haveSession(page, cms, await sessionOf({ cms }, account.email, account.password));
}

/** Uses an existing session. */
export async function haveSession(page: Page, cms: string, { Cookie }: Session): Promise<void> {
  const [name = '', value = ''] = Cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: cms, httpOnly: true, sameSite: 'Lax' }]);
}
