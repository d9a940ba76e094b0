/** Addresses of pages as they come over the wire, in every spelling. */

/** Characters; the longest address of a page with what it asks is a tenth of it. */
const LONGEST = 4000;

/** Of the site's own router: left alone, it knows no address with a name of more than a hundred characters in it. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: LONGEST };

interface Unreadable {
  status: 400 | 414;
  sentence: string;
}

/** The address in its one spelling (RFC 3986, 6.2.2), on our own origin; or why there is none. */
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
  try {
    return path.startsWith('/') && !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What means itself stands unencoded; all else, a slash too, keeps its code. */
function inOneSpelling(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}
