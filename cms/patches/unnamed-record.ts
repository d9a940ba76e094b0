/**
 * Refuses malformed ids before Payload passes them to the database.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/8347
 * Until: cms/patches/unnamed-record.test.ts passes without it.
 */
import type { Payload } from 'payload';

/**
 * True if a REST address has a malformed id of a record or version. Payload would query for NaN and
 * answer with a server error.
 */
export function hasMalformedId(
  slug: readonly string[],
  { collections, globals }: Payload,
): boolean {
  if (slug.some((part) => /\p{Cc}/u.test(part))) return true;
  const [first = '', second = '', third] = slug;
  if (first === 'globals') {
    const { versions } = globals.config.find((global) => global.slug === second) ?? {};
    return third === 'versions' && !(versions && isId(slug[3] ?? '1'));
  }
  if (second === 'versions') return third !== undefined && !isId(third);
  const endpoints = Object.values(collections).find(({ config }) => config.slug === first)?.config
    .endpoints;
  if (!endpoints || second === '') return false;
  const words = endpoints.map(({ path }) => path.split('/')[1]);
  // Preferences have keys instead of ids.
  const hasIds = words.every((word) => !word?.startsWith(':') || word === ':id');
  return hasIds && !words.includes(second) && !isId(second);
}

const isId = (text: string) => /^\d{1,15}$/.test(text);
