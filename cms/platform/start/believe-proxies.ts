/**
 * Who asks, as far as that can be believed. `X-Forwarded-For` counts when it comes from this machine (the site, nginx)
 * or from TRUSTED_PROXIES, and of it the last address that is none of these; what anybody else wrote there is replaced by
 * the address that they come from. Next gives its routes no socket, so this happens before it sees the request.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export function believeProxies(trusted: readonly string[]): void {
  const isTrusted = proxyAddr.compile(['loopback', ...trusted]);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = visitorOf(request, isTrusted);
  });
}

/** What is no address is as good as nobody: all of them are counted as one. */
export function visitorOf(
  request: IncomingMessage,
  isTrusted: ReturnType<typeof proxyAddr.compile>,
) {
  try {
    return proxyAddr(request, isTrusted) || 'unknown';
  } catch {
    return 'unknown';
  }
}
