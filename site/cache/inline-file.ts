import { fileLifetimes } from '@college/contract/files';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Most bytes of a file in the page, because home's HTML with its banner has 18 KB at most. */
const SMALL = 3.5 * 1024;

/** Asks for a picture, because the 404 page of other files would wait in the queue behind the page that waits for it. */
const asPicture = { accept: 'image/*' };

/** Reads a file of this site as a `data:` address. Undefined if it is not public or larger than 3.5 KB. */
export type InlineFile = (address: string) => Promise<string | undefined>;

/** Reads files by requests to the site itself, so that no page contains a file that is not public. */
export function openInlineFiles(site: FastifyInstance): InlineFile {
  const cache = new LRUCache<string, { data: string | undefined }>({
    maxSize: 256 * 1024,
    sizeCalculation: ({ data = '' }, address) => data.length + address.length + 100,
  });
  return async (address) => {
    const cached = cache.get(address);
    if (cached) return cached.data;
    const request = { url: address, headers: asPicture };
    const { statusCode, headers } = await site.inject({ ...request, method: 'HEAD' });
    const isSmall = statusCode === 200 && Number(headers['content-length']) <= SMALL;
    const data = isSmall ? dataOf(await site.inject(request)) : undefined;
    // A stable address may have another content tomorrow.
    if (headers['cache-control'] === fileLifetimes.hashed) cache.set(address, { data });
    return data;
  };
}

const dataOf = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) =>
  statusCode === 200
    ? `data:${headers['content-type']};base64,${rawPayload.toString('base64')}`
    : undefined;
