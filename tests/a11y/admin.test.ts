/**
 * Checks the admin with axe: our own screens, and Payload's lists and forms with our fixes.
 *
 * @long 60 s
 * @for cms/admin cms/patches/accessibility
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { ownScreens } from '../support/own-screens.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';

const { visit, expectNothingLeft } = visitors();
const cms = inject('cms');
const { admin } = inject('demo');

const ours = [
  ...ownScreens,
  '/collections/site-pages',
  '/collections/duty-answers',
  '/collections/reviews',
  '/collections/walks',
  '/collections/rehearsals',
  '/sheets?list=employees',
  '/search?q=library',
  '/handbook/write-a-notice',
  '/handbook/all',
  '/set-up?step=departments',
];
let payloads: string[];
beforeAll(async () => {
  const { list } = await logIn({ cms, admin });
  const first = async (collection: string, query?: string) =>
    (await list(collection, query))[0]?.id;
  const form = async (collection: string) =>
    `/collections/${collection}/${await first(collection)}`;
  const notice = await form('notices');
  const version = await first(
    'notices/versions',
    `where[parent][equals]=${notice.split('/').at(-1)}`,
  );
  payloads = [
    '',
    '/collections/notices',
    '/collections/notices/create',
    '/collections/notices/trash',
    notice,
    `${notice}/versions`,
    `${notice}/versions/${version}`,
    await form('departments'),
    await form('employees'),
    await form('messages'),
    await form('evidence-groups'),
    await form('evidence-files'),
    '/globals/college',
    '/collections/media',
    await form('media'),
    '/collections/users',
    '/collections/messages',
    '/account',
  ];
});

const colours = ['light', 'dark'] as const;
const open = async (colorScheme: (typeof colours)[number]) => {
  const page = await visit({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
  await page.context().addCookies([{ name: 'payload-theme', value: colorScheme, url: cms }]);
  return page;
};
async function findIn(page: Page, screens: readonly string[]) {
  const violationsByScreen: Record<string, string[]> = {};
  for (const screen of screens)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(`${cms}/admin${screen}`, { waitUntil: 'networkidle', timeout: 120_000 });
      const tabs = await page.locator('.tabs-field__tab-button').all();
      for (const tab of [undefined, ...tabs.slice(1)]) {
        await tab?.click();
        // React adds elements later, on a busy machine by seconds, and the fixes are applied after
        // that.
        let violations: string[] = [];
        const settled = async () => {
          violations = await findViolations(page);
          return violations.length === 0;
        };
        await soon(settled, 20_000).catch(() => {});
        const name = [screen, await tab?.innerText(), `at ${viewport.width} px`].join(' ');
        if (violations.length > 0) violationsByScreen[name] = violations;
      }
    }
  return violationsByScreen;
}

test.each(colours)(
  'the admin in %s colours has no axe violations at 360 px and 1280 px',
  async (colorScheme) => {
    const page = await open(colorScheme);
    expect(await findIn(page, ['/login'])).toEqual({});
    await beSignedIn(page, cms, admin);
    expect(await findIn(page, [...payloads, ...ours])).toEqual({});
    expectNothingLeft();
  },
  900_000,
);

test('a link with the focus of the keyboard has an outline', async () => {
  const page = await open('light');
  await beSignedIn(page, cms, admin);
  await page.goto(`${cms}/admin/collections/duty-answers`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const link = page.locator('main li a').first();
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  expectNothingLeft();
}, 120_000);
