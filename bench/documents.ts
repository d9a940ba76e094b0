import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from '../site/testing/markup.ts';
import type { PageRoute } from '../tests/routes.ts';
import { type Figure, heaviest, limits } from './budgets.ts';

const AT_ONCE = 5;
const AVIF = 'data:image/avif;base64,';

/** Compressed bytes of a page's HTML, without the inlined picture of the home page. */
const weigh = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then((bytes) => resolve(bytes.length - pictureIn(bytes)), reject);
    });
    request.once('error', reject);
  });

/** Base64 in a compressed page weighs as much as the bytes it encodes. */
function pictureIn(page: Buffer): number {
  const [inPage] = parse(brotliDecompressSync(page).toString()).all(`[srcset^="${AVIF}"]`);
  return Buffer.from(inPage?.attributes.srcset?.slice(AVIF.length) ?? '', 'base64').length;
}

/** Each page separately; pages with long tables are exempt. */
export async function documentFigures(
  site: string,
  routes: readonly PageRoute[],
): Promise<Figure[]> {
  const remaining = routes.filter(({ longTable }) => !longTable);
  const weights: [path: string, bytes: number][] = [];
  const worker = async () => {
    for (let route = remaining.shift(); route; route = remaining.shift())
      weights.push([route.path, await weigh(site + route.path)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const isHome = ([path]: (typeof weights)[number]) => path === '/' || path === '/as';
  const what = 'HTML with its CSS, compressed';
  return [
    heaviest(`${what}, home`, '≤ 18 KB', weights.filter(isHome), limits.homeHtml),
    heaviest(
      `${what}, any other page`,
      '≤ 14 KB',
      weights.filter((weight) => !isHome(weight)),
      limits.html,
    ),
  ];
}
