import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { PageRoute } from '../tests/routes.ts';
import { type Figure, heaviest, limits } from './budgets.ts';
import { measureTransfer, type Transfer } from './transfer.ts';

/** A typical phone. With reduced motion, because a moving banner loads its next picture. */
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
};

/** Visits at the same time, because most of a visit is waiting for the network to be idle. */
const AT_ONCE = 5;

export interface Sized extends PageRoute {
  transfer: Transfer;
}

export async function measureSizes(
  browser: Browser,
  site: string,
  routes: readonly PageRoute[],
): Promise<Sized[]> {
  const remaining = [...routes];
  const sized: Sized[] = [];
  const weigh = async () => {
    for (let route = remaining.shift(); route; route = remaining.shift()) {
      const transfer = await measureTransfer(browser, site + route.path, phone);
      sized.push({ ...route, transfer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, weigh));
  return sized;
}

const weights = (sized: readonly Sized[], kind: keyof Transfer) =>
  sized.map(({ path, transfer }) => [path, transfer[kind]] as const);

export function sizeFigures(sized: readonly Sized[]): Figure[] {
  const content = sized.filter(({ form }) => !form);
  const forms = sized.filter(({ form }) => form);
  const home = sized.filter(({ path }) => path === '/');
  const isAssamese = ({ path }: PageRoute) => /^\/as(\/|$)/.test(path);
  const assamese = sized.filter(isAssamese);
  const english = sized.filter((page) => !isAssamese(page));
  return [
    heaviest('CSS, compressed, first visit', '≤ 12 KB', weights(sized, 'style'), limits.css),
    heaviest('JavaScript of a content page', '≤ 10 KB', weights(content, 'script'), limits.js),
    heaviest('JavaScript of a form page', '≤ 90 KB', weights(forms, 'script'), limits.formJs),
    heaviest('Fonts of an English page', '≤ 30 KB', weights(english, 'font'), limits.fonts),
    heaviest('Fonts of an Assamese page', '≤ 30 KB', weights(assamese, 'font'), limits.fonts),
    heaviest('First view of home at 360 px', '≤ 150 KB', weights(home, 'total'), limits.firstView),
  ];
}
