import { isCrossSite as isFrom } from '@college/server/cross-site';
import type { FastifyRequest } from 'fastify';

/** True if the page of another website sent the request. */
export const isCrossSiteRequest = ({ headers, host }: FastifyRequest): boolean =>
  isFrom({
    site: headers['sec-fetch-site']?.toString(),
    origin: headers.origin,
    hosts: [host],
  });
