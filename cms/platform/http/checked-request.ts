/**
 * The only way from the backend to other servers. A request goes to the server of an address that the operator configured, or to a
 * public address, and never follows a redirect. A rule of `npm run check` refuses requests elsewhere in the code.
 */
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './ip-addresses.ts';

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

/**
 * The address below `base`, which is trusted and may have a path. `address` is an absolute address, or a path on the server of
 * `base`; a path such as `//host/x` stays a path. Undefined for another server, port, protocol or path, for an account in the
 * address, and for text that is no address.
 */
export function addressWithin(base: string, address: string): URL | undefined {
  const { origin, pathname } = new URL(base);
  // Joined as text, because `new URL(path, base)` reads `//host` as another server.
  const url = URL.parse(address.startsWith('/') ? origin + address : address);
  if (!url || !isWeb(url) || url.origin !== origin || url.username || url.password)
    return undefined;
  const folder = pathname.replace(/\/$/, '');
  return url.pathname === folder || url.pathname.startsWith(`${folder}/`) ? url : undefined;
}

/** Asks an address below `base`, as `addressWithin` reads it. Rejects for all others. A redirect is the answer. */
export async function requestWithin(
  base: string,
  address: string | Request,
  init?: RequestInit,
): Promise<Response> {
  const url = addressWithin(base, typeof address === 'string' ? address : address.url);
  if (!url) throw new Error(`The address is not below ${base}.`);
  return fetch(typeof address === 'string' ? url : address, { ...init, redirect: 'manual' });
}

export interface Resolved {
  address: string;
  family: number;
}

export interface AddressCheck {
  /** Resolves all addresses of a host name. */
  resolve?: (hostname: string) => Promise<Resolved[]>;
  /** True for an address to which connections are allowed; by default for public ones. */
  isAllowed?: (address: string) => boolean;
}

/** The address of the host of a URL; undefined if any of its addresses is not allowed. Rejects if the name is unknown. */
async function checkedAddress(
  { hostname }: URL,
  {
    resolve = (name) => lookup(name, { all: true }),
    isAllowed = isPublicAddress,
  }: AddressCheck = {},
): Promise<Resolved | undefined> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const addresses = family > 0 ? [{ address: literal, family }] : await resolve(hostname);
  return addresses.every(({ address }) => isAllowed(address)) ? addresses[0] : undefined;
}

/**
 * Asks a public server. Connects to the address that was checked, whatever the host name resolves to then, so that a changing DNS
 * answer cannot lead into the own network. Resolves with the head of the answer, which may be a redirect; undefined for an address
 * that is not public. Rejects without an answer.
 */
export async function requestPublic(
  url: URL,
  options: Pick<http.RequestOptions, 'method' | 'headers'> & { signal: AbortSignal },
  check?: AddressCheck,
): Promise<http.IncomingMessage | undefined> {
  if (!isWeb(url)) return undefined;
  const resolved = await checkedAddress(url, check);
  if (!resolved) return undefined;
  const { address, family } = resolved;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  request(
    url,
    {
      ...options,
      // A new connection, because a kept-alive one has not been checked.
      agent: false,
      headers: { 'Accept-Encoding': 'identity', ...options.headers },
      lookup: (_hostname, { all }, answer) =>
        all ? answer(null, [{ address, family }]) : answer(null, address, family),
    },
    resolve,
  )
    .on('error', reject)
    .end();
  return promise;
}
