/** Our own screens of the admin, as axe sees them; Payload's lists and forms are not ours. */
import { expect, inject, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { beSignedIn } from '../support/sign-in.ts';

const { visit, expectNothingLeft } = visitors();
const cms = inject('cms');
const { admin } = inject('demo');

const screens = [
  '/collections/site-pages',
  '/sheets',
  '/sheets?list=employees',
  '/old-notices',
  '/search',
  '/search?q=library',
  '/untranslated',
  '/handbook',
  '/handbook/write-a-notice',
  '/handbook/all',
  '/set-up',
  '/set-up?step=departments',
  '/two-factor',
];

test.each(['light', 'dark'] as const)(
  'in %s colours axe finds nothing in our screens of the admin at 360 px and at 1280 px',
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
