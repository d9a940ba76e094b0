/**
 * Determines the visitor's address. `X-Forwarded-For` is trusted from this machine (the site,
 * nginx) and from TRUSTED_PROXIES; its last address that is none of these is the visitor. From
 * anybody else the header is replaced by the address of the connection, and `X-Request-Id` by a new id.
 * This runs before Next sees the request, because Next gives route handlers no socket.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { requestIdOf } from '@college/server/request-id';
import proxyAddr from '@fastify/proxy-addr';
import { enterRequest } from '../http/request-context.ts';

export function trustProxies(trusted: readonly string[]): void {
  const isTrusted = proxyAddr.compile(['loopback', ...trusted]);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = visitorOf(request, isTrusted);
    request.headers['x-request-id'] = requestIdOf(request, isTrusted);
    enterRequest(request);
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
