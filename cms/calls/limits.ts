/**
 * Rate limits of calls per visitor. Counted in the backend, so that they hold across several sites
 * and backends.
 */
import { type CallName, calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { networkOf } from '../platform/http/ip-addresses.ts';
import { Refusal } from '../platform/refusal.ts';
import { countRequest } from '../platform/shared-counts.ts';

/** The network of the visitor, from the header that the site and `trust-proxies.ts` set. */
export const networkIn = (headers: Headers): string =>
  networkOf(headers.get('x-forwarded-for') ?? '');

/** Counts a call. Throws a Refusal above the limit. */
export async function limitCall(payload: Payload, name: CallName, headers: Headers): Promise<void> {
  const { limit } = calls[name];
  if (!limit) return;
  const key = `${name} ${networkIn(headers)}`;
  const seconds = await countRequest(payload, key, limit);
  if (seconds > 0) throw new Refusal('tooMany', { seconds: seconds });
}
