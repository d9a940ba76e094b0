import type { Browser } from 'playwright-core';
import type { PageRoute } from '../tests/routes.ts';
import { type Figure, figure, kb, limits } from './budgets.ts';
import { measureTransfer, type Transfer } from './transfer.ts';

/** A phone as many visitors have one. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** Most of a visit is waiting for the network to be quiet. */
const AT_ONCE = 5;

export interface Sized extends PageRoute {
  transfer: Transfer;
}

export async function measureSizes(
  browser: Browser,
  site: string,
  routes: readonly PageRoute[],
): Promise<Sized[]> {
  const left = [...routes];
  const sized: Sized[] = [];
  const weigh = async () => {
    for (let route = left.shift(); route; route = left.shift()) {
      const transfer = await measureTransfer(browser, site + route.path, phone);
      sized.push({ ...route, transfer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, weigh));
  return sized;
}

export function sizeFigures(sized: readonly Sized[]): Figure[] {
  const short = sized.filter(({ longTable }) => !longTable);
  const content = sized.filter(({ form }) => !form);
  const forms = sized.filter(({ form }) => form);
  const home = sized.filter(({ path }) => path === '/');
  return [
    heaviest(
      'HTML of any page, compressed',
      '≤ 14 KB',
      short,
      ({ document }) => document,
      limits.html,
    ),
    heaviest(
      'CSS, compressed, first visit',
      '≤ 12 KB',
      sized,
      ({ stylesheet }) => stylesheet,
      limits.css,
    ),
    heaviest('JavaScript of a content page', '≤ 10 KB', content, ({ script }) => script, limits.js),
    heaviest('JavaScript of a form page', '≤ 90 KB', forms, ({ script }) => script, limits.formJs),
    heaviest(
      'First view of home at 360 px',
      '≤ 150 KB',
      home,
      ({ total }) => total,
      limits.firstView,
    ),
  ];
}

function heaviest(
  what: string,
  budget: string,
  sized: readonly Sized[],
  weigh: (transfer: Transfer) => number,
  atMost: number,
): Figure {
  const byWeight = [...sized].sort((a, b) => weigh(b.transfer) - weigh(a.transfer));
  const [first] = byWeight;
  if (!first) throw new Error(`${what}: no page to weigh.`);
  const weight = weigh(first.transfer);
  const over = byWeight.filter(({ transfer }) => weigh(transfer) > atMost);
  const named = over.length > 1 ? over : [first];
  const said = named.map(({ path, transfer }) => `${kb(weigh(transfer))} (${path})`).join(', ');
  return figure(what, budget, weight, { atMost, said });
}
