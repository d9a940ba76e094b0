/**
 * `npm run bench`: prints every budget of the design with the measured value. `-- WORDS` measures
 * only rows with these words.
 */
import { loadavg } from 'node:os';
import { buildWhatChanged } from '../scripts/build/parts.ts';
import { failWithSentence } from '../scripts/failure.ts';
import { launchChromium, requireChromium } from '../scripts/testing/chromium.ts';
import { demoCollege } from '../scripts/testing/demo.ts';
import { pageRoutes } from '../tests/routes.ts';
import { openCollege } from '../tests/support/open-college.ts';
import { axeFigure } from './axe.ts';
import { chooseGroups, type Figure, type Group, measureGroups } from './budgets.ts';
import { bareServerFigure, nginxFigure } from './cached-page.ts';
import { largeCollegeFigures, largeCollegeRows } from './large-college.ts';
import { mainThreadFigures, mainThreadRows } from './main-thread.ts';
import { nextPageFigure } from './next-page.ts';
import { recognitionFigures } from './recognition.ts';
import { renderingFigures, renderingRows } from './rendering.ts';
import { searchFigures, searchRows } from './search/figures.ts';
import { documentFigures, measureSizes, sizeFigures } from './sizes.ts';
import { vitalFigures } from './vitals.ts';

/** Caches the result of the first call. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let instance: Promise<Value> | undefined;
  return () => (instance ??= open());
}

const closing: (() => Promise<void>)[] = [];
const openDemo = once(async () => {
  const college = await openCollege(await demoCollege());
  closing.push(college.close);
  return college;
});
const openBrowser = once(async () => {
  const browser = await launchChromium();
  closing.push(() => browser.close());
  return browser;
});
const openRoutes = once(async () => {
  const { site, cms } = await openDemo();
  const routes = await pageRoutes(cms);
  console.log(`Visiting ${routes.length} pages once …`);
  // Visits all pages first, because a cold start is not measured.
  for (const { path } of routes) await (await fetch(site + path)).arrayBuffer();
  return routes;
});

/** The order matters, because the large college stays large. */
const groups: Group[] = [
  {
    rows: ['HTML with its CSS, compressed, home', 'HTML with its CSS, compressed, any other page'],
    measure: async () => documentFigures((await openDemo()).site, await openRoutes()),
  },
  {
    rows: [
      'CSS, compressed, first visit',
      'JavaScript of a content page',
      'JavaScript of a form page',
      'Fonts of an English page',
      'Fonts of an Assamese page',
      'First view of home at 360 px',
    ],
    measure: async () => {
      const { site } = await openDemo();
      return sizeFigures(await measureSizes(await openBrowser(), site, await openRoutes()));
    },
  },
  {
    rows: [
      'Slow 4G FCP',
      'Slow 4G LCP, led by text',
      'Slow 4G LCP, home',
      'Slow 4G FCP : bare page',
      'Slow 4G LCP : bare page',
      'Slow 4G CLS',
      'Slow 4G TBT',
      'Elements of home',
    ],
    measure: async () => vitalFigures(await openBrowser(), (await openDemo()).site),
  },
  {
    rows: mainThreadRows,
    measure: async () => mainThreadFigures(await openBrowser(), (await openDemo()).site),
  },
  {
    rows: ['Next page after intent'],
    measure: async () => [await nextPageFigure(await requireChromium(), (await openDemo()).site)],
  },
  {
    rows: ['axe violations, every route, both widths'],
    measure: async () => {
      const { site } = await openDemo();
      return [await axeFigure(await openBrowser(), site, await openRoutes())];
    },
  },
  {
    rows: ['Cached page, site process : nginx'],
    measure: async () => [await nginxFigure((await openDemo()).site)],
  },
  {
    rows: ['Cached page, site process : bare server, CPU'],
    measure: async () => {
      const { site, sitePid } = await openDemo();
      return [await bareServerFigure(site, sitePid)];
    },
  },
  {
    rows: renderingRows,
    measure: async () => renderingFigures((await openDemo()).cms),
  },
  {
    rows: ['A scanned page recognised, one core', 'Pages served meanwhile, p99'],
    measure: async () => recognitionFigures(await openDemo()),
  },
  { rows: largeCollegeRows, measure: async () => largeCollegeFigures(await openDemo()) },
  { rows: searchRows('SQLite'), measure: () => searchFigures('SQLite') },
  { rows: searchRows('Postgres'), measure: () => searchFigures('Postgres') },
];

async function bench(words: readonly string[]): Promise<Figure[]> {
  const selected = chooseGroups(groups, words);
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(`This machine is busy (load ${load.toFixed(1)}), so the times are not reliable.`);
  await buildWhatChanged();
  console.log(words.length > 0 ? 'Measuring …' : 'Measuring (about 25 minutes) …');
  try {
    return await measureGroups(selected);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

// React is slower in any other mode.
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  const figures = await bench(process.argv.slice(2));
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
} catch (error) {
  failWithSentence(error);
}
