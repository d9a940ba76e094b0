import { fileLifetimes } from '@college/contract/files';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Bytes; what weighs more makes the page wait longer than a request of its own would. */
const SMALL = 8 * 1024;

/** Asked for as a picture, a missing file is a sentence: its page would wait for its turn behind the page that waits for it. */
const asPicture = { accept: 'image/*' };

/** A file of this site as a `data:` address; undefined where it is not public, or weighs more than 8 KB. */
export type InlineFile = (address: string) => Promise<string | undefined>;

/** Asks the site itself, so that no page holds what is not public. */
export function openInlineFiles(site: FastifyInstance): InlineFile {
  const kept = new LRUCache<string, { data: string | undefined }>({
    maxSize: 256 * 1024,
    sizeCalculation: ({ data = '' }, address) => data.length + address.length + 100,
  });
  return async (address) => {
    const known = kept.get(address);
    if (known) return known.data;
    const request = { url: address, headers: asPicture };
    const { statusCode, headers } = await site.inject({ ...request, method: 'HEAD' });
    const isSmall = statusCode === 200 && Number(headers['content-length']) <= SMALL;
    const data = isSmall ? dataOf(await site.inject(request)) : undefined;
    // Another kind of address may have other bytes tomorrow.
    if (headers['cache-control'] === fileLifetimes.hashed) kept.set(address, { data });
    return data;
  };
}

const dataOf = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) =>
  statusCode === 200
    ? `data:${headers['content-type']};base64,${rawPayload.toString('base64')}`
    : undefined;
