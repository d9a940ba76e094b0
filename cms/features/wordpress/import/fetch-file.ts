/** Downloads files of the old website, only with `--fetch-media`. */
import type { IncomingMessage } from 'node:http';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import { type AddressCheck, requestPublic } from '../../../platform/http/checked-request.ts';
import { readAtMost } from '../../../platform/http/read-at-most.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Reason, RefusalValues } from '../../../words/refusals.ts';
import { refusals } from '../words/refusals.ts';

/** Limits of an import. */
export const fetchLimits = {
  files: 20_000,
  /** Bytes of all files together. */
  bytes: 8_000_000_000,
  /** Milliseconds for one file, with its redirects. */
  time: 60_000,
  /** Milliseconds for all files together. */
  totalTime: 6 * 60 * 60 * 1000,
  redirects: 5,
};

interface Means extends AddressCheck {
  limits?: typeof fetchLimits;
}

export interface Fetcher {
  /** True for an address on the website of the export. */
  isOwn: (address: string) => boolean;
  /** Rejects with a readable reason. */
  fetch: (address: string) => Promise<Buffer>;
}

/**
 * Downloads only from `origin`, the website of the export, and never from private addresses. Each
 * redirect is checked again, and the connection goes to the checked address, so that changing DNS
 * answers cannot bypass the check.
 */
export function openFetcher(
  origin: string,
  { limits = fetchLimits, ...check }: Means = {},
): Fetcher {
  const own = siteOf(new URL(origin));
  const isOwnUrl = (url: URL) => /^https?:$/.test(url.protocol) && siteOf(url) === own;
  const ends = Date.now() + limits.totalTime;
  let files = 0;
  let bytes = 0;

  return {
    isOwn: (address) => {
      const url = URL.parse(address);
      return url !== null && isOwnUrl(url);
    },
    async fetch(address) {
      if (files >= limits.files || bytes >= limits.bytes || Date.now() >= ends)
        throw new Refusal(refusals.filesOfImportFull);
      files += 1;
      const signal = AbortSignal.timeout(limits.time);
      let url = new URL(address);
      for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
        if (!isOwnUrl(url)) throw new Refusal(refusals.fileElsewhere, { origin: url.origin });
        const response = await requestPublic(url, { signal }, check);
        if (!response) throw new Refusal('fileNotPublic', { hostname: url.hostname });
        const { statusCode = 0, headers } = response;
        if (statusCode < 300 || statusCode >= 400 || !headers.location) {
          const content = await readFile(response);
          bytes += content.length;
          return content;
        }
        response.destroy();
        url = new URL(headers.location, url);
      }
      throw new Refusal('fileRedirects');
    },
  };
}

/** Identifies a website, ignoring `www.` and the protocol but not the port. */
const siteOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`;

async function readFile(response: IncomingMessage): Promise<Buffer> {
  const { headers, statusCode = 0 } = response;
  const refuse = (reason: Reason, values?: RefusalValues) => {
    response.destroy();
    throw new Refusal(reason, values);
  };
  if (statusCode < 200 || statusCode >= 300) return refuse('fileAnswers', { status: statusCode });
  // A missing or protected file is often answered with an HTML page.
  if (/^(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? ''))
    return refuse(refusals.fileIsPage);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse(refusals.fileCompressed);
  const isLarger = Number(headers['content-length']) > LARGEST_FILE;
  const content = isLarger ? undefined : await readAtMost(response, LARGEST_FILE);
  return content ?? refuse('fileOverLimit');
}
