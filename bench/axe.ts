import type { Browser } from 'playwright-core';
import type { PageRoute } from '../tests/routes.ts';
import { findViolations } from '../tests/support/axe.ts';
import { desktop, phone } from '../tests/support/browser.ts';
import { type Figure, figure } from './budgets.ts';

/** Accessibility violations on every route at both widths. */
export async function axeFigure(
  browser: Browser,
  site: string,
  routes: readonly PageRoute[],
): Promise<Figure> {
  let violations = 0;
  for (const viewport of [phone, desktop]) {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    for (const { path } of routes) {
      await page.goto(site + path, { waitUntil: 'load' });
      violations += (await findViolations(page)).length;
    }
    await context.close();
  }
  return figure('axe violations, every route, both widths', '0', violations, {
    atMost: 0,
    summary: `${violations} on ${routes.length} routes`,
  });
}
