import { isCrossSite as isFrom } from '@college/server/cross-site';
import type { FastifyRequest } from 'fastify';

/** Whether the page of another website sent it. */
export const isCrossSiteRequest = ({ headers, host }: FastifyRequest): boolean =>
  isFrom({
    site: headers['sec-fetch-site']?.toString(),
    origin: headers.origin,
    hosts: [host],
  });
