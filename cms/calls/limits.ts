/**
 * Rate limits of calls per visitor. Counted in the backend, so that they hold across several sites
 * and backends.
 */
import { type CallName, calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { networkOf } from '../platform/http/ip-addresses.ts';
import { Refusal } from '../platform/refusal.ts';
import { countRequest } from '../platform/shared-counts.ts';

/** Counts a call. Throws a Refusal above the limit. */
export async function limitCall(payload: Payload, name: CallName, headers: Headers): Promise<void> {
  const { limit } = calls[name];
  if (!limit) return;
  const key = `${name} ${networkOf(headers.get('x-forwarded-for') ?? '')}`;
  const seconds = await countRequest(payload, key, limit);
  if (seconds > 0) throw new Refusal('tooMany', { seconds: seconds });
}
