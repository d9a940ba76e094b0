/**
 * Determines the visitor's address. `X-Forwarded-For` is trusted from this machine (the site,
 * nginx) and from TRUSTED_PROXIES; its last address that is none of these is the visitor. From
 * anybody else the header is replaced by the address of the connection. This runs before Next sees
 * the request, because Next gives route handlers no socket.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export function trustProxies(trusted: readonly string[]): void {
  const isTrusted = proxyAddr.compile(['loopback', ...trusted]);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = visitorOf(request, isTrusted);
  });
}

/** Invalid addresses are treated as a single unknown visitor. */
export function visitorOf(
  request: IncomingMessage,
  isTrusted: ReturnType<typeof proxyAddr.compile>,
) {
  try {
    return proxyAddr(request, isTrusted) || 'unknown';
  } catch {
    // The library throws plain errors for every text that is no address.
    return 'unknown';
  }
}
