import { expect, inject, test } from 'vitest';
import { oneOfEachKind, pageRoutes } from '../routes.ts';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
/** Stillness, so that nothing is judged half faded in. */
const still = { reducedMotion: 'reduce', bypassCSP: true } as const;
const AT_ONCE = 2;

/** A kind stands for its pages, whose parts are the same; `npm run long` and `npm run bench` judge every page. */
async function routesToJudge() {
  const routes = await pageRoutes(inject('cms'));
  return process.env.LONG ? routes : oneOfEachKind(routes);
}

/** What is wrong on which page, as a phone opens it and as a desk's screen then shows it. */
async function judge(colorScheme: 'light' | 'dark') {
  const found: Record<string, string[]> = {};
  const waiting = await routesToJudge();
  // The same pages in other colours.
  const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
  async function visitor() {
    const page = await visit({ colorScheme, ...still });
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      await page.setViewportSize(phone);
      await page.goto(site + route.path, { waitUntil: 'load' });
      const scrolled = await page.evaluate(() => window.scrollY);
      const problems = scrolled === 0 ? [] : [`opens scrolled by ${scrolled} px`];
      problems.push(...(await findViolations(page, rules)));
      await page.setViewportSize(desktop);
      problems.push(...(await findViolations(page, rules)));
      if (problems.length > 0) found[route.path] = problems;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return found;
}

test.each(['light', 'dark'] as const)(
  'in %s colours axe finds nothing at 360 px and at 1280 px, and no page opens scrolled',
  async (colours) => {
    expect(await judge(colours)).toEqual({});
    expectNothingLeft();
  },
  600_000,
);

test.each(['/', '/iqac/sss', '/department/PHY'])(
  'axe finds nothing in what opens on %s',
  async (path) => {
    const page = await visit({ viewport: phone, ...still });
    await page.goto(site + path);
    const found: Record<string, string[]> = {};
    for (const opened of await page.locator('dialog, [popover]').all()) {
      await opened.evaluate((element: HTMLElement) =>
        element instanceof HTMLDialogElement ? element.showModal() : element.showPopover(),
      );
      await opened.locator('details').evaluateAll((groups) => {
        for (const group of groups as HTMLDetailsElement[]) group.open = true;
      });
      const violations = await findViolations(page);
      if (violations.length > 0) found[(await opened.getAttribute('id')) ?? ''] = violations;
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual({});
  },
);
