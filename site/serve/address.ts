import { decodeAddress } from '@college/contract/decode-address';

/** Reads addresses of requests, in every spelling. */

/** Most characters. The longest address of a page is a tenth of it. */
const LONGEST = 4000;

/** Options of Fastify's router, which by default finds no route with a parameter of more than a hundred characters. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: LONGEST };

interface Unreadable {
  status: 400 | 414;
  sentence: string;
}

/** The address in its normal form (RFC 3986, 6.2.2) on our own origin, or the refusal of one that cannot be read. */
export function readAddress(raw: string, siteUrl: string): URL | Unreadable {
  if (raw.length > LONGEST) return { status: 414, sentence: 'This address is too long.' };
  const [path = '', ...query] = raw.split('?');
  if (!isReadable(path)) return { status: 400, sentence: 'This address cannot be read.' };
  const url = new URL('/', siteUrl);
  url.pathname = path.replace(/%[0-9a-f]{2}/gi, inOneSpelling);
  url.search = query.join('?');
  return url;
}

function isReadable(path: string): boolean {
  const decoded = decodeAddress(path);
  return path.startsWith('/') && decoded !== undefined && !/\p{Cc}/u.test(decoded);
}

/** Decodes characters that need no code. All others, a slash too, stay encoded. */
function inOneSpelling(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}
