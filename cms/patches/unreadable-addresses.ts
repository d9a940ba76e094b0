/**
 * Replaces addresses that cannot be decoded, and TRACE requests, before Next sees them, because
 * Next fails on them.
 *
 * Upstream: https://github.com/vercel/next.js/issues/94272
 * Until: cms/patches/unreadable-addresses.test.ts passes without it.
 */

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodeAddress } from '@college/contract/decode-address';

const NOWHERE = '/unreadable-address';

export const answerUnreadableAddresses = () =>
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method !== 'TRACE' && isReadable(request.url ?? '')) return;
    Object.assign(request, { method: 'GET', url: NOWHERE });
  });

function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  const decoded = decodeAddress(path);
  return path.startsWith('/') && decoded !== undefined && !/\p{Cc}/u.test(decoded);
}
