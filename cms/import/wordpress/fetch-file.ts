/** Fetches files of the old website from the net, with `--fetch-media` alone. */
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { LARGEST_FILE } from '../../platform/files/upload-refusal.ts';
import { isPublicAddress } from '../../platform/http/ip-addresses.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import { ImportProblem } from '../report.ts';

/** Bounds of one import. */
export const fetchLimits = {
  files: 20_000,
  /** Maximum for all files together. */
  bytes: 8_000_000_000,
  /** Milliseconds for one file, with its redirects. */
  time: 60_000,
  /** Milliseconds for all files together. */
  totalTime: 6 * 60 * 60 * 1000,
  redirects: 5,
};

export interface Resolved {
  address: string;
  family: number;
}

interface Means {
  /** All addresses of a host name. */
  resolve?: (hostname: string) => Promise<Resolved[]>;
  /** True for an address that may be connected to. */
  isAllowed?: (address: string) => boolean;
  limits?: typeof fetchLimits;
}

export interface Fetcher {
  /** True for an address on the website of the export. */
  isOwn: (address: string) => boolean;
  /** Rejects with a reason for people. */
  fetch: (address: string) => Promise<Buffer>;
}

/**
 * `origin`: the address that the export names as its website. Nothing else is asked, and it never on a private
 * address: each redirect is checked anew, and the connection goes to the very address that was checked, so that a
 * host name that changes its address meanwhile gains nothing.
 */
export function openFetcher(
  origin: string,
  {
    resolve = (hostname) => lookup(hostname, { all: true }),
    isAllowed = isPublicAddress,
    limits = fetchLimits,
  }: Means = {},
): Fetcher {
  const own = siteOf(new URL(origin));
  const isOwnUrl = (url: URL) => /^https?:$/.test(url.protocol) && siteOf(url) === own;
  const ends = Date.now() + limits.totalTime;
  let files = 0;
  let bytes = 0;

  async function checkedAddress({ hostname }: URL): Promise<Resolved> {
    const literal = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(literal);
    const addresses = family > 0 ? [{ address: literal, family }] : await resolve(hostname);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isAllowed(address)))
      throw new ImportProblem(`${hostname} is not on the public internet`);
    return first;
  }

  return {
    isOwn: (address) => {
      const url = URL.parse(address);
      return url !== null && isOwnUrl(url);
    },
    async fetch(address) {
      if (files >= limits.files || bytes >= limits.bytes || Date.now() >= ends)
        throw new ImportProblem('too many files for one import. Run the import again to continue');
      files += 1;
      const signal = AbortSignal.timeout(limits.time);
      let url = new URL(address);
      for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
        if (!isOwnUrl(url))
          throw new ImportProblem(
            `redirects to ${url.origin}, which is not the website of the export`,
          );
        const response = await get(url, await checkedAddress(url), signal);
        const { statusCode = 0, headers } = response;
        if (statusCode < 300 || statusCode >= 400 || !headers.location) {
          const content = await readFile(response);
          bytes += content.length;
          return content;
        }
        response.destroy();
        url = new URL(headers.location, url);
      }
      throw new ImportProblem('has too many redirects');
    },
  };
}

/** Identifies a website. `www.` and the protocol make no difference, the port does. */
const siteOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`;

/** Connects to `address`, whatever the host name stands for by now. */
function get(
  url: URL,
  { address, family }: Resolved,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  const options: http.RequestOptions = {
    signal,
    // A connection of its own: none that was opened before is taken again.
    agent: false,
    headers: { 'Accept-Encoding': 'identity' },
    lookup: (_hostname, { all }, answer) =>
      all ? answer(null, [{ address, family }]) : answer(null, address, family),
  };
  request(url, options, resolve).on('error', reject).end();
  return promise;
}

async function readFile(response: http.IncomingMessage): Promise<Buffer> {
  const { headers, statusCode = 0 } = response;
  const refuse = (reason: string) => {
    response.destroy();
    throw new ImportProblem(reason);
  };
  if (statusCode < 200 || statusCode >= 300) return refuse(`answers ${statusCode}`);
  // A missing or protected file is often answered with an HTML page.
  if (/^(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? ''))
    return refuse('answers with a page instead of a file');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse('answers with a compressed file');
  const isLarger = Number(headers['content-length']) > LARGEST_FILE;
  const content = isLarger ? undefined : await readAtMost(response, LARGEST_FILE);
  return content ?? refuse('larger than the limit for files');
}
