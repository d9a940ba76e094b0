/**
 * One visit to a page of each kind, as a phone opens it and a desk's screen then shows it, on which everything is asked that
 * only a browser can tell: what it fetches, how tall its footer is, what axe finds.
 */
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Sized, sizeFigures } from '../../bench/sizes.ts';
import { measureVisit } from '../../bench/transfer.ts';
import { oneOfEachKind, type PageRoute, pageRoutes } from '../routes.ts';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { patientFetch } from '../support/patient-fetch.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const AT_ONCE = 3;
/** A kind stands for its pages, whose parts are the same; `npm run long` and `npm run bench` visit every page. */
const all = await pageRoutes(inject('cms'));
const routes = process.env.LONG ? all : oneOfEachKind(all);
/** `npm run long` judges every page in both colours on both screens. */
const inBoth = Boolean(process.env.LONG);
/**
 * Every day the kinds take turns, in light colours on a phone and in dark ones on a desk's screen: colours come from one
 * palette and are the same on all. Home is judged in both.
 */
const isJudged = (route: PageRoute, colours: 'light' | 'dark') =>
  inBoth || route.path === '/' || routes.indexOf(route) % 2 === (colours === 'light' ? 0 : 1);

interface Seen {
  scrolled: number;
  /** Heights by the width of the screen. */
  footers: Record<number, number>;
  main: number;
  light: string[];
  dark: string[];
}
const sized: Sized[] = [];
const seen = new Map<string, Seen>();

async function look(context: BrowserContext, route: PageRoute): Promise<void> {
  const page = await context.newPage();
  // The site has rendered the page from here on, so a busy machine does not count twice.
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
      // Still, because a banner that moves on fetches the next picture, and what fades in would be judged half faded in.
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

/** Problems by page, without the pages that have none. */
const records = (problems: (view: Seen) => readonly string[]) =>
  [...seen].flatMap(([path, view]) => problems(view).map((problem) => `${path}: ${problem}`));

test('every page opens at its top, and no request left this machine', () => {
  expect([...seen.keys()].sort()).toEqual(routes.map(({ path }) => path).sort());
  expect(records(({ scrolled }) => (scrolled ? [`opens scrolled by ${scrolled} px`] : []))).toEqual(
    [],
  );
  expectNothingLeft();
});

test.each(['light', 'dark'] as const)('pages in %s colours have no axe violations', (colours) => {
  expect(records((view) => view[colours])).toEqual([]);
});

test('files beside the HTML keep the budgets of the design', () => {
  const figures = sizeFigures(sized);
  for (const { what, budget, measured } of figures) console.log(`${what}: ${measured} (${budget})`);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
});

test('the footer fits a phone, and on a wide screen is shorter than any page', () => {
  const limits = ({ main }: Seen) => [
    [phone.width, phone.height - 52] as const,
    [desktop.width, main] as const,
  ];
  const tooTall = records((view) =>
    limits(view).flatMap(([width, limit]) => {
      const footer = view.footers[width] ?? 0;
      return footer > 0 && footer <= limit ? [] : [`at ${width} px: ${footer} > ${limit}`];
    }),
  );
  expect(tooTall).toEqual([]);
});
