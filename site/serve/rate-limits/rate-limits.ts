import type { Limit } from '@college/contract/calls/call';

/** For @fastify/rate-limit. The backend counts as well, over all sites: this keeps a flood away from it. */
export const rateLimit = ({ most, minutes }: Limit) => ({
  max: most,
  timeWindow: minutes * 60_000,
});
