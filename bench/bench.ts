/** `npm run bench`: every budget of the design with our figure beside it. */
import { loadavg } from 'node:os';
import { buildWhatChanged } from '../scripts/build/parts.ts';
import { sayAndFail } from '../scripts/failure.ts';
import { launchChromium, requireChromium } from '../scripts/testing/chromium.ts';
import { demoCollege } from '../scripts/testing/demo.ts';
import { pageRoutes } from '../tests/routes.ts';
import { openCollege } from '../tests/support/open-college.ts';
import { axeFigure } from './axe.ts';
import { type Figure, printTable } from './budgets.ts';
import { documentFigures } from './documents.ts';
import { largeCollegeFigures } from './large-college.ts';
import { nextPageFigure } from './next-page.ts';
import { nginxFigure } from './nginx.ts';
import { recognitionFigures } from './recognition.ts';
import { renderingFigure } from './rendering.ts';
import { searchFigures } from './search/figures.ts';
import { measureSizes, sizeFigures } from './sizes.ts';
import { vitalFigures } from './vitals.ts';

async function bench(): Promise<Figure[]> {
  const [load = 0] = loadavg();
  if (load > 1) console.log(`This machine is busy (load ${load.toFixed(1)}): times say little.`);
  await buildWhatChanged();
  const college = await openCollege(await demoCollege());
  const browser = await launchChromium();
  try {
    const { site, cms } = college;
    const routes = await pageRoutes(cms);
    // Visited once before: what is measured is the site, not its first start.
    for (const { path } of routes) await (await fetch(site + path)).arrayBuffer();
    console.log('Measuring; about twenty minutes …');
    return [
      ...(await documentFigures(site, routes)),
      ...sizeFigures(await measureSizes(browser, site, routes)),
      ...(await vitalFigures(browser, site)),
      await nextPageFigure(await requireChromium(), site),
      await axeFigure(browser, site, routes),
      await nginxFigure(site),
      await renderingFigure(cms),
      ...(await recognitionFigures(college)),
      ...(await largeCollegeFigures(college)),
      ...(await searchFigures()),
    ];
  } finally {
    await browser.close();
    await college.close();
  }
}

// React is a slower one otherwise.
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  const figures = await bench();
  console.log('');
  printTable(figures);
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
} catch (error) {
  sayAndFail(error);
}
