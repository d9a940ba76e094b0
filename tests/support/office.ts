import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { ask, sessionOf } from './accounts.ts';
import { desktop, phone, type Visitors, visitors } from './browser.ts';
import { type College, openCollege } from './open-college.ts';
import { haveSession } from './sign-in.ts';

/** The administrator with a screen and a phone, whose browsers cache the admin's scripts. */
async function openOffice(college: College, visit: Visitors['visit']) {
  const session = await sessionOf(college, college.admin.email, college.admin.password);
  const browsers = new Map<object, BrowserContext>();
  for (const viewport of [desktop, phone])
    browsers.set(viewport, (await visit({ viewport })).context());
  return {
    session,
    /** Opens a page of the admin for the duration of the test. */
    async open(where: string, viewport = desktop): Promise<Page> {
      const page = await browsers.get(viewport)?.newPage();
      if (!page) throw new Error('No browser has this size.');
      onTestFinished(() => page.close());
      await haveSession(page, college.cms, session);
      await page.goto(`${college.cms}/admin${where}`, { timeout: 60_000 });
      return page;
    },
    /** Answer of Payload's REST API. */
    api: async (where: string) =>
      JSON.parse((await ask(`${college.cms}/api/${where}`, 'GET', session)).text),
  };
}

/** A separate college for a test file, with its signed-in administrator. */
export function ownOffice() {
  const { visit, expectNothingLeft } = visitors();
  const own = {} as { college: College; office: Awaited<ReturnType<typeof openOffice>> };
  beforeAll(async () => {
    own.college = await openCollege(inject('demo'));
    own.office = await openOffice(own.college, visit);
  });
  afterAll(() => own.college.close());
  return { own, visit, expectNothingLeft };
}

/** Waits for the end of hydration, which Payload marks on the menu. */
export const awake = (page: Page) => page.locator('.template-default--nav-animate').waitFor();
