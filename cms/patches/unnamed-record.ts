/**
 * Refuses malformed ids before Payload passes them to the database.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/8347
 * Until: cms/patches/unnamed-record.test.ts passes without it.
 */
import type { Payload } from 'payload';

/**
 * True if a REST address names no record: it has a malformed id, or asks for versions of a list without them. Payload
 * would query for NaN, or for a table that does not exist, and answer with a server error.
 */
export function namesNoRecord(
  method: string,
  slug: readonly string[],
  { collections, globals }: Payload,
): boolean {
  if (slug.some((part) => /\p{Cc}/u.test(part))) return true;
  const [first = '', second = '', third] = slug;
  if (first === 'globals') {
    const { versions } = globals.config.find((global) => global.slug === second) ?? {};
    return third === 'versions' && !(versions && isId(slug[3] ?? '1'));
  }
  const { endpoints, versions } =
    Object.values(collections).find(({ config }) => config.slug === first)?.config ?? {};
  if (endpoints === undefined) return false;
  // A list without endpoints is answered with 501.
  if (endpoints === false) return true;
  if (second === 'versions') return !(versions && isId(third ?? '1'));
  if (second === '') return false;
  // Payload's statement that deletes one preference names a column that does not exist.
  if (first === 'payload-preferences' && method === 'DELETE') return true;
  const words = endpoints
    .filter((endpoint) => endpoint.method === method.toLowerCase())
    .map(({ path }) => path.split('/')[1]);
  // Preferences have keys instead of ids.
  const hasIds = words.every((word) => !word?.startsWith(':') || word === ':id');
  return hasIds && !words.includes(second) && !isId(second);
}

const isId = (text: string) => /^\d{1,15}$/.test(text);
