/**
 * Visits a page of each kind on a phone and on a large screen, with all checks that need a browser:
 * loaded files, height of the footer, accessibility.
 */
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { measureVisit, type Sized, sizeFigures } from '../../bench/sizes.ts';
import { oneOfEachKind, type PageRoute, pageRoutes } from '../routes.ts';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { patientFetch } from '../support/patient-fetch.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const AT_ONCE = 3;
/**
 * A page of each kind, whose pages share all components. `npm run long` and `npm run bench` visit
 * every page.
 */
const all = await pageRoutes(inject('cms'));
const routes = process.env.LONG ? all : oneOfEachKind(all);
/** With `npm run long`, every page is checked in both colour schemes on both screens. */
const inBoth = Boolean(process.env.LONG);
/**
 * A third of the kinds is checked in light colours on the phone, a third in dark colours on the
 * screen, because all pages share one palette and most components. The home page is checked in both.
 */
const isJudged = (route: PageRoute, colours: 'light' | 'dark') =>
  inBoth || route.path === '/' || routes.indexOf(route) % 3 === (colours === 'light' ? 0 : 1);

interface Seen {
  scrolled: number;
  /** Heights by screen width. */
  footers: Record<number, number>;
  main: number;
  light: string[];
  dark: string[];
}
const sized: Sized[] = [];
const seen = new Map<string, Seen>();

async function look(context: BrowserContext, route: PageRoute): Promise<void> {
  const page = await context.newPage();
  // Renders the page first, so that a busy machine does not affect the visit.
  expect((await patientFetch(site + route.path)).status).toBe(route.status ?? 200);
  sized.push({ ...route, transfer: await measureVisit(page, site + route.path) });
  const heightOf = (part: string) => page.locator(part).evaluate((element) => element.clientHeight);
  const view: Seen = {
    scrolled: await page.evaluate(() => window.scrollY),
    footers: { [phone.width]: await heightOf('body > footer') },
    main: 0,
    light: isJudged(route, 'light') ? await findViolations(page) : [],
    dark: [],
  };
  seen.set(route.path, view);
  await page.setViewportSize(desktop);
  view.footers[desktop.width] = await heightOf('body > footer');
  view.main = await heightOf('main');
  if (inBoth) view.light.push(...(await findViolations(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isJudged(route, 'dark')) view.dark.push(...(await findViolations(page)));
  if (inBoth) {
    await page.setViewportSize(phone);
    view.dark.push(...(await findViolations(page)));
  }
  await page.close();
}

beforeAll(async () => {
  const waiting = [...routes];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      // With reduced motion, because a moving banner loads its next picture and fading content
      // would be checked half transparent.
      const page = await visit({
        viewport: phone,
        reducedMotion: 'reduce',
        deviceScaleFactor: 2,
        bypassCSP: true,
      });
      for (let route = waiting.shift(); route; route = waiting.shift())
        await look(page.context(), route);
    }),
  );
}, 3_600_000);

/** Problems by page; pages without any are left out. */
const linesOf = (problems: (view: Seen) => readonly string[]) =>
  [...seen].flatMap(([path, view]) => problems(view).map((problem) => `${path}: ${problem}`));

test('every page opens at its top, and no request left this machine', () => {
  expect([...seen.keys()].sort()).toEqual(routes.map(({ path }) => path).sort());
  expect(linesOf(({ scrolled }) => (scrolled ? [`opens scrolled by ${scrolled} px`] : []))).toEqual(
    [],
  );
  expectNothingLeft();
});

test.each(['light', 'dark'] as const)('pages in %s colours have no axe violations', (colours) => {
  expect(linesOf((view) => view[colours])).toEqual([]);
});

test('files beside the HTML keep the budgets of the design', () => {
  const figures = sizeFigures(sized);
  for (const { what, budget, measured } of figures) console.log(`${what}: ${measured} (${budget})`);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
});

test('the footer is no higher than a phone, and on a wide screen is shorter than any page', () => {
  const limits = ({ main }: Seen) => [
    [phone.width, phone.height] as const,
    [desktop.width, main] as const,
  ];
  const tooTall = linesOf((view) =>
    limits(view).flatMap(([width, limit]) => {
      const footer = view.footers[width] ?? 0;
      return footer > 0 && footer <= limit ? [] : [`at ${width} px: ${footer} > ${limit}`];
    }),
  );
  expect(tooTall).toEqual([]);
});
