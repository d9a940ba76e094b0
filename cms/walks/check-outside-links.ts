/** Asks whether links to other websites still lead anywhere: one request a host at a time, as its robots.txt allows. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type AddressCheck, requestPublic } from '../platform/http/checked-request.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { readRobots } from './robots.ts';

/** Name in `User-Agent` and in the rules of robots.txt. */
const AGENT = 'college-website-links';

export const outsideLimits = {
  /** Links that are checked in one night. */
  links: 5000,
  /** Hosts asked at the same time. */
  hosts: 4,
  /** Milliseconds between two requests to a host. */
  pause: 1000,
  /** Milliseconds for one request. */
  time: 15_000,
  /** Milliseconds for all of them. */
  totalTime: 2 * 60 * 60 * 1000,
  redirects: 5,
};

/** The result for a link. `failed` is no verdict: the server may be down for a night. */
export type OutsideResult =
  | { state: 'fine' }
  | { state: 'broken'; status: number }
  /** Moved for good to an address that works. */
  | { state: 'moved'; to: string }
  /** An answer that says nothing about the page, such as 403, 429 or 500; 0 without an answer. */
  | { state: 'failed'; status: number }
  /** An address of an internal network, which visitors cannot open. */
  | { state: 'internal' };

interface Means extends AddressCheck {
  /** Address of the own website, which the servers of others can look up. */
  from: string;
  limits?: typeof outsideLimits;
}

/**
 * Checks absolute http and https addresses. Links that robots.txt closes, and those that were not reached in time, have
 * no result.
 */
export async function checkOutsideLinks(
  links: readonly string[],
  { from, limits = outsideLimits, ...check }: Means,
): Promise<Map<string, OutsideResult>> {
  const results = new Map<string, OutsideResult>();
  const ends = performance.now() + limits.totalTime;
  const headers = { 'User-Agent': `${AGENT} (+${from})`, Accept: 'text/html,*/*;q=0.8' };
  const turns = takeTurns(limits.pause);
  const robots = new Map<string, Promise<(path: string) => boolean>>();

  /** Resolves with the answer's head; undefined for an internal address. Rejects without an answer. */
  const ask = (url: URL, method: 'HEAD' | 'GET') =>
    turns(url.host, () =>
      requestPublic(url, { method, headers, signal: AbortSignal.timeout(limits.time) }, check),
    );

  /** Asks without reading the body. Some servers refuse HEAD. */
  async function statusOf(url: URL) {
    for (const method of ['HEAD', 'GET'] as const) {
      const response = await ask(url, method);
      if (!response) return undefined;
      response.destroy();
      const { statusCode: status = 0, headers: answered } = response;
      if (status < 400 || status === 429 || method === 'GET')
        return { status, location: answered.location };
    }
    return undefined;
  }

  async function rulesOf(origin: string): Promise<(path: string) => boolean> {
    let url = new URL('/robots.txt', origin);
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      const response: IncomingMessage | undefined = await ask(url, 'GET');
      if (!response) return () => true;
      const { statusCode: status = 0, headers: answered } = response;
      const next = status >= 300 && status < 400 && webAddress(answered.location, url);
      if (!next) {
        const text = status === 200 ? await readAtMost(response, 512 * 1024) : undefined;
        response.destroy();
        // The standard closes a website whose rules cannot be read now.
        if (status >= 500 || status === 429) return () => false;
        return readRobots(String(text ?? ''), AGENT);
      }
      response.destroy();
      url = next;
    }
    return () => true;
  }

  async function mayAsk({ origin, pathname, search }: URL): Promise<boolean> {
    const rules = robots.get(origin) ?? rulesOf(origin);
    robots.set(origin, rules);
    return (await rules)(pathname + search);
  }

  async function checkLink(link: string): Promise<OutsideResult | undefined> {
    let url = new URL(link);
    let isPermanent = true;
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      if (!(await mayAsk(url))) return undefined;
      const answer = await statusOf(url);
      if (!answer) return { state: 'internal' };
      const { status, location } = answer;
      const next = status >= 300 && status < 400 && webAddress(location, url);
      if (!next) return verdict(link, url, status, isPermanent);
      isPermanent &&= status === 301 || status === 308;
      url = next;
    }
    // Round and round.
    return { state: 'failed', status: 0 };
  }

  async function checkHost(own: readonly string[]): Promise<void> {
    for (const link of own) {
      if (performance.now() > ends) return;
      // Refused connections, unknown names, wrong certificates and timeouts have no status.
      const result = await checkLink(link).catch(
        (): OutsideResult => ({ state: 'failed', status: 0 }),
      );
      if (result) results.set(link, result);
    }
  }

  const hosts = [
    ...Map.groupBy(links.slice(0, limits.links), (link) => new URL(link).host).values(),
  ];
  await Promise.all(
    Array.from({ length: limits.hosts }, async () => {
      for (let own = hosts.shift(); own; own = hosts.shift()) await checkHost(own);
    }),
  );
  return results;
}

function verdict(link: string, url: URL, status: number, isPermanent: boolean): OutsideResult {
  if (status === 404 || status === 410) return { state: 'broken', status };
  // A page behind a sign-in exists.
  if ((status >= 200 && status < 300) || status === 401)
    return isPermanent && isElsewhere(link, url)
      ? { state: 'moved', to: url.href }
      : { state: 'fine' };
  return { state: 'failed', status };
}

/** False if only https, `www.` or a final slash was added, which needs no correction. */
function isElsewhere(link: string, { host, pathname, search }: URL): boolean {
  const from = new URL(link);
  const plain = (text: string) => text.replace(/^www\./, '').replace(/\/$/, '');
  return (
    plain(from.host) !== plain(host) ||
    plain(from.pathname) !== plain(pathname) ||
    from.search !== search
  );
}

function webAddress(location: string | undefined, base: URL): URL | undefined {
  const url = location === undefined ? null : URL.parse(location, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Runs the work of each host one after the other, with a pause between. */
function takeTurns(pause: number) {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(host: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(host) ?? Promise.resolve()).then(work);
    last.set(
      host,
      turn.then(
        () => wait(pause),
        () => wait(pause),
      ),
    );
    return turn;
  };
}
