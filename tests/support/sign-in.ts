import type { Page } from 'playwright-core';
import { type Session, sessionOf } from './accounts.ts';

interface Account {
  email: string;
  password: string;
}

/** Signs in to the admin as a person does; resolves on its first page. */
export async function signIn(page: Page, cms: string, account: Account): Promise<void> {
  // The first page after a start is the slowest.
  await page.goto(`${cms}/admin`, { timeout: 60_000 });
  await page.fill('input[name="email"]', account.email);
  await page.fill('input[name="password"]', account.password);
  await page.click('button[type="submit"]');
  await page.waitForURL(`${cms}/admin`, { timeout: 30_000 });
}

/** Gives the browser what signing in gives it, where that is not what is tested: three pages of the admin less. */
export async function beSignedIn(page: Page, cms: string, account: Account): Promise<void> {
  await haveSession(page, cms, await sessionOf({ cms }, account.email, account.password));
}

/** The same with a session that is there already. */
export async function haveSession(page: Page, cms: string, { Cookie }: Session): Promise<void> {
  const [name = '', value = ''] = Cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: cms, httpOnly: true, sameSite: 'Lax' }]);
}
