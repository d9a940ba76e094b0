/** Asks the own website for every page of its site map, and for the other own pages and files to which these link. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Locale, readPath } from '@college/contract/locales';
import { DomUtils, parseDocument } from 'htmlparser2';
import { addressWithin, requestWithin } from '../platform/http/checked-request.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { type PageFacts, readPage } from './page-facts.ts';

export const pageLimits = {
  /** Pages in one night, in the order of the site map: pages, departments, texts, notices with the newest year first. */
  pages: 5000,
  /** Other own addresses in one night. */
  links: 5000,
  /** Bytes of a page. */
  bytes: 8 * 1024 * 1024,
  /** Milliseconds for one answer. */
  time: 20_000,
  /** Milliseconds for all of them. */
  totalTime: 3 * 60 * 60 * 1000,
  /** Least milliseconds between two requests. An answer that took longer is followed by a pause as long as it. */
  pause: 50,
};

/** An own address that leads elsewhere or nowhere. */
interface OwnLink {
  status: number;
  /** Target of a permanent redirect. */
  to?: string;
}

export interface PagesResult {
  pages: PageFacts[];
  /** Paths of pages in the site map that were not asked for. */
  left: readonly string[];
  /** Own addresses besides the pages, as path with query, of which is known where they lead. */
  checked: ReadonlySet<string>;
  /** Own addresses, as path with query, that lead elsewhere or nowhere. */
  faulty: ReadonlyMap<string, OwnLink>;
  /** Paths of the pages that link to an address: a path with query for an own one, whole for another website's. */
  sources: ReadonlyMap<string, readonly string[]>;
  /** Addresses on other websites. */
  outside: readonly string[];
}

interface Options {
  /** Origin of the website. */
  site: string;
  /** Names that header and footer must have, by language. */
  owner: Readonly<Record<Locale, readonly string[]>>;
  limits?: typeof pageLimits;
  onPage?: (done: number, all: number) => Promise<void>;
}

/** Walks the website. Rejects if its site map cannot be read; a page that fails has its status in its facts. */
export async function walkPages({
  site,
  owner,
  limits = pageLimits,
  onPage,
}: Options): Promise<PagesResult> {
  const ends = performance.now() + limits.totalTime;
  const ask = slowly(site, limits);
  const listed = await readSitemap(ask);
  const known = new Set(listed);
  const sources = new Map<string, string[]>();
  const outside = new Set<string>();
  const others = new Set<string>();
  const pages: PageFacts[] = [];
  const read = ({ address, status, body }: OwnAnswer) => {
    const names = owner[readPath(address.pathname).locale];
    return readPage(status === 200 ? body : '', { address, status, owner: names });
  };
  for (const path of listed.slice(0, limits.pages)) {
    if (performance.now() > ends) break;
    const { facts, links } = read(await ask(path, 'GET'));
    pages.push(facts);
    const note = (link: string) => sources.set(link, [...(sources.get(link) ?? []), facts.path]);
    for (const link of links.own.map(pathOf)) {
      if (known.has(link) || known.has(link.split('?')[0] ?? '')) continue;
      others.add(link);
      note(link);
    }
    for (const link of links.outside) {
      outside.add(link);
      note(link);
    }
    await onPage?.(pages.length, Math.min(listed.length, limits.pages));
  }
  const left = listed.slice(pages.length);
  const faulty = new Map<string, OwnLink>();
  const checked = new Set<string>();
  for (const link of [...others].slice(0, limits.links)) {
    if (performance.now() > ends) break;
    const answer = await ask(link, link.startsWith('/files/') ? 'HEAD' : 'GET');
    const { status, location, isPage } = answer;
    if (status === 0 || status >= 500) continue;
    checked.add(link);
    // The site map leaves out empty pages, but a link may lead to one.
    if (status === 200 && isPage) pages.push(read(answer).facts);
    if (status < 300) continue;
    const isPermanent = status === 301 || status === 308;
    faulty.set(link, { status, ...(isPermanent && location && { to: location }) });
  }
  return { pages, left, checked, faulty, sources, outside: [...outside] };
}

interface OwnAnswer {
  address: URL;
  /** 0 without an answer. */
  status: number;
  /** '' for an answer that is larger than allowed. */
  body: string;
  /** True for HTML. */
  isPage: boolean;
  /** The own path, or the address on another website, to which a redirect leads. */
  location: string | undefined;
}
/** Asks for a path with query on the own website. */
type Ask = (path: string, method: 'GET' | 'HEAD') => Promise<OwnAnswer>;

/** Asks one address after the other, so that visitors have most of the website's time. */
function slowly(site: string, { time, bytes, pause }: typeof pageLimits): Ask {
  return async (path, method) => {
    const address = addressWithin(site, path);
    if (!address) throw new Error(`${path} is not on the website.`);
    const start = performance.now();
    const answer = { address, ...(await request(site, address, method, time, bytes)) };
    await wait(Math.max(pause, performance.now() - start));
    return answer;
  };
}

async function request(
  site: string,
  address: URL,
  method: 'GET' | 'HEAD',
  time: number,
  bytes: number,
): Promise<Omit<OwnAnswer, 'address'>> {
  try {
    const response = await requestWithin(site, address.href, {
      method,
      // With this purpose, pages of search results do not count as searches of visitors.
      headers: { 'User-Agent': 'college-website-walk', 'Sec-Purpose': 'prefetch' },
      signal: AbortSignal.timeout(time),
    });
    const location = response.headers.get('Location');
    const target = location && URL.parse(location, address);
    return {
      status: response.status,
      isPage: response.headers.get('Content-Type')?.startsWith('text/html') ?? false,
      body: String((await readAtMost(response.body, bytes)) ?? ''),
      location: target
        ? target.host === address.host
          ? pathOf(target.href)
          : target.href
        : undefined,
    };
  } catch {
    // Refused, reset or too slow.
    return { status: 0, body: '', isPage: false, location: undefined };
  }
}

/** Path with query of an absolute address. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The paths of all pages in the site map of the website, each once, in its order. */
async function readSitemap(ask: Ask): Promise<string[]> {
  const read = async (path: string) => {
    const { status, body } = await ask(path, 'GET');
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    return DomUtils.getElementsByTagName('loc', parseDocument(body, { xmlMode: true })).map((loc) =>
      pathOf(DomUtils.textContent(loc)),
    );
  };
  const paths = new Set<string>();
  for (const sitemap of await read('/sitemap.xml'))
    for (const path of await read(sitemap)) paths.add(path);
  return [...paths];
}
