import { expect, inject, test } from 'vitest';

const site = inject('site');
const AT_ONCE = 8;

interface Found {
  path: string;
  /** The page that links to it. */
  from: string;
}

const decoded = (text: string) => text.replaceAll('&amp;', '&');
const addressesOf = (html: string) =>
  [...html.matchAll(/<[a-z]+ [^>]*?(?:href|src)="([^"]+)"/g)].map(([, address]) =>
    decoded(address ?? ''),
  );

/** Every page that can be reached from home by links, with what is wrong with it. */
async function crawl(start: string): Promise<{ visited: Set<string>; broken: string[] }> {
  const visited = new Set([start]);
  const broken: string[] = [];
  const waiting: Found[] = [{ path: start, from: 'nowhere' }];

  async function visit({ path, from }: Found): Promise<void> {
    const response = await fetch(site + path, { redirect: 'manual' });
    if (response.status !== 200) {
      broken.push(`${response.status} ${path} from ${from}`);
      await response.body?.cancel();
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    for (const address of addressesOf(html)) {
      const url = new URL(address, site + path);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (address.startsWith('#') && fragment && !html.includes(`id="${fragment}"`))
        broken.push(`${address} leads nowhere on ${path}`);
      if (url.origin !== site) continue;
      const next = url.pathname + url.search;
      if (visited.has(next)) continue;
      visited.add(next);
      waiting.push({ path: next, from: path });
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { visited, broken };
}

test.each(['/', '/as'])(
  'no link that can be reached from %s is dead',
  async (start) => {
    const { visited, broken } = await crawl(start);
    expect(broken).toEqual([]);
    expect(visited.size).toBeGreaterThan(200);
  },
  300_000,
);
