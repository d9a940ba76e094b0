/** Follows the links of the admin as one account, and reports screens that are offered but do not open. */
import { parse } from '../../site/testing/markup.ts';
import { type Answer, ask, type Session } from './accounts.ts';

/** Sentences of screens that were refused or could not be loaded. */
const refusals =
  /Unauthorized|not allowed to|Nothing found|could not be found|There was (?:a problem|an error)|error has occurred|Something went wrong|does not have access/;

/** An address without ids and values, because one record of each list and one of each filter is enough. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://admin');
  const path = pathname.replace(/\/\d+(?=\/|$)/g, '/:id').replace(/(\/handbook)\/.+/, '$1/:task');
  return [path, ...[...searchParams.keys()].sort()].join(' ');
}

/** Follows redirects that only add or change the language of a new record. Others lead away from the screen. */
async function open(address: string, session: Session | undefined): Promise<Answer> {
  const answer = await ask(address, 'GET', session);
  const next = new URL(String(answer.headers.location ?? ''), address);
  const isTranslated = next.searchParams.has('locale') && next.href !== address;
  return isTranslated ? open(next.href, session) : answer;
}

export interface Crawl {
  /** Addresses that were opened. */
  opened: string[];
  /** A line for each screen that did not open, with the screen that links to it. */
  faults: string[];
}

/** Opens addresses of the admin, and if `follows` everything in it that they link to. */
export async function crawlAdmin(
  cms: string,
  session: Session | undefined,
  starts: readonly string[],
  follows = true,
): Promise<Crawl> {
  const queue = starts.map((address) => ({ address, from: 'the start' }));
  const shapes = new Set<string>();
  const opened: string[] = [];
  const faults: string[] = [];
  for (const { address, from } of queue) {
    const shape = shapeOf(address);
    if (shapes.has(shape)) continue;
    shapes.add(shape);
    opened.push(address);
    const { status, headers, text } = await open(cms + address, session);
    // Without the data for the browser, which are most of a screen.
    const page = parse(text.replaceAll(/<script\b.*?<\/script>/gs, ''));
    const problem = refusals.exec(page.one('body').words)?.[0];
    if (status !== 200 || problem)
      faults.push(`${status} ${address} (${problem ?? headers.location}), offered by ${from}`);
    for (const link of follows ? page.all('a[href]') : []) {
      const { origin, pathname, search } = new URL(link.attributes.href ?? '', cms + address);
      const isScreen =
        origin === cms && pathname.startsWith('/admin') && pathname !== '/admin/logout';
      if (isScreen) queue.push({ address: pathname + search, from: address });
    }
  }
  return { opened, faults };
}

/** Screens that are reached from the address bar or from a form, not by a link. */
export const typedScreens = ['/admin', '/admin/search?q=library'];
