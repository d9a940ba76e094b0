/** What office staff work in, as axe sees it. Admin of the demo, which is only looked at. */
import { expect, inject, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { beSignedIn } from '../support/sign-in.ts';

const { visit, expectNothingLeft } = visitors();
const cms = inject('cms');
const { admin } = inject('demo');

const screens = [
  '',
  '/collections/notices',
  '/collections/notices/create',
  '/collections/departments',
  '/collections/departments/1',
  '/collections/employees/1',
  '/collections/media',
  '/collections/site-pages',
  '/collections/messages',
  '/collections/users',
  '/globals/college',
  '/account',
  '/sheets',
  '/handbook/write-a-notice',
];

test.each(['light', 'dark'] as const)(
  'in %s colours axe finds nothing in the admin at 360 px and at 1280 px',
  async (colorScheme) => {
    const page = await visit({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    await page.context().addCookies([{ name: 'payload-theme', value: colorScheme, url: cms }]);
    await beSignedIn(page, cms, admin);
    const found: Record<string, string[]> = {};
    for (const screen of screens)
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await page.goto(`${cms}/admin${screen}`, { waitUntil: 'networkidle', timeout: 120_000 });
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${screen} at ${viewport.width} px`] = violations;
      }
    expect(found).toEqual({});
    expectNothingLeft();
  },
  600_000,
);
