/** Tasks about sign-in, the home page and pages. */
import { soon } from '../soon.ts';
import type { Doings } from './task.ts';

export const website = {
  async 'sign-in'({ clerk, admin }) {
    const { page } = clerk;
    await page.context().clearCookies({ name: 'payload-token' });
    await page.reload();
    await page.fill('#field-email', admin.email);
    await page.fill('#field-password', admin.password);
    await clerk.button('Sign in');
    await page.locator('.dashboard-home').waitFor();
  },
  async 'home-page'({ clerk, site, mark }) {
    const { page } = clerk;
    const shows = async (words: string) => (await (await fetch(site)).text()).includes(words);
    await clerk.open('alert');
    await clerk.field('text').fill(`Closed today ${mark}`);
    await clerk.press(clerk.field('shown'));
    await clerk.press(page.locator('#action-save'));
    await soon(() => shows(`Closed today ${mark}`));
    // Restores the state for the next task.
    await clerk.field('shown').uncheck();
    await page.locator('#action-save:not([disabled])').click();
    await soon(async () => !(await shows(`Closed today ${mark}`)));
  },
  async search({ clerk, site, mark }) {
    const { page } = clerk;
    const word = `zebra${mark}`;
    await clerk.open('search');
    const groups = clerk.field('synonyms');
    await clerk.press(groups.locator('.array-field__add-row'));
    const words = groups.locator('.array-field__row').last().locator('input.rs__input');
    for (const entry of ['physics', word]) {
      await words.fill(entry);
      await words.press('Enter');
    }
    await clerk.press(page.locator('#action-save'));
    await soon(async () =>
      (await (await fetch(`${site}/search?q=${word}`)).text()).includes('/department/PHY"'),
    );
  },
  async 'duties-and-reviews'({ clerk, site, mark }) {
    await clerk.open('duty-answers');
    await clerk.press(clerk.page.locator('.duties__answer').first());
    await clerk.field('link').fill('/contactus');
    await clerk.field('title').fill(`Ordinance ${mark}`);
    await clerk.press(clerk.page.locator('#action-save'));
    await soon(async () =>
      (await (await fetch(`${site}/disclosure`)).text()).includes(`Ordinance ${mark}`),
    );
  },
  async certification({ clerk }) {
    const { page } = clerk;
    await clerk.open('certification-runs');
    await clerk.press(page.locator('.certification__facts a[href*="create?duty="]').first());
    await clerk.field('link').fill('/contactus');
    await clerk.press(page.locator('#action-save'));
    await page.waitForURL(/duty-answers\/\d+/);
  },
  async policies({ clerk, site, mark }) {
    const { page } = clerk;
    await clerk.open('policies');
    await page.locator('input[name="name-en"]').fill(`Dr Baruah ${mark}`);
    // It is chosen already if a fact of it has changed.
    await page.locator('#adopt-terms').setChecked(false, { force: true });
    await clerk.press(page.locator('label[for="adopt-terms"]'));
    await clerk.button('Adopt');
    await soon(async () =>
      (await (await fetch(`${site}/policies/terms`)).text()).includes(`Dr Baruah ${mark}`),
    );
  },
  async 'nightly-check'({ clerk, editor }) {
    await clerk.open('walks');
    // The check that the task started in another language may still run.
    await clerk.page.locator('.walks .btn:enabled').first().waitFor({ timeout: 280_000 });
    await clerk.press(clerk.page.locator('.walks .btn').first());
    await soon(async () => (await editor.list('walks', 'limit=1')).length === 1);
  },
  async 'who-did-what'({ clerk }) {
    const { page } = clerk;
    await clerk.press(page.locator('.dashboard-home a[href="/admin/changes"]').first());
    await clerk.press(page.locator('a[href="/admin/who-did-what"]'));
    await page.locator('.who-did-what').waitFor();
  },
  async 'pages-and-menu'({ clerk, site, mark }) {
    const { page } = clerk;
    await clerk.open('site-pages');
    await clerk.link('Add a page');
    const path = `/sports-${mark}`;
    await clerk.field('path').fill(path);
    await clerk.field('title').fill(`Sports ${mark}`);
    await clerk.choose('kind', clerk.say('Notices'));
    await clerk.press(page.locator('#action-save'));
    await soon(async () => (await fetch(site + path)).ok);
  },
} satisfies Doings;
