import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from '../site/testing/markup.ts';
import type { PageRoute } from '../tests/routes.ts';
import { type Figure, heaviest, limits } from './budgets.ts';

const AT_ONCE = 5;
const AVIF = 'data:image/avif;base64,';

/** Bytes of a page's HTML as they travel, without the picture that home has in it. */
const weigh = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then((bytes) => resolve(bytes.length - pictureIn(bytes)), reject);
    });
    request.once('error', reject);
  });

/** Compressed, Base64 weighs what it stands for. */
function pictureIn(page: Buffer): number {
  const [inPage] = parse(brotliDecompressSync(page).toString()).all(`[srcset^="${AVIF}"]`);
  return Buffer.from(inPage?.attributes.srcset?.slice(AVIF.length) ?? '', 'base64').length;
}

/** Every page by itself, long tables exempt. */
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
