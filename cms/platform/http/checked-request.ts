/** Requests to other servers at the address that was checked, so that a changing DNS answer cannot lead into the own network. */
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './ip-addresses.ts';

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
export async function checkedAddress(
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

/** Connects to a checked address, whatever the host name resolves to now. Resolves with the head of the answer. */
export function requestAt(
  url: URL,
  { address, family }: Resolved,
  options: Pick<http.RequestOptions, 'method' | 'headers'> & { signal: AbortSignal },
): Promise<http.IncomingMessage> {
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
