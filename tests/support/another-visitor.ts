import { randomInt } from 'node:crypto';

/**
 * Headers with a new forwarded address, for a service that trusts this machine, so that tests do
 * not share rate limits.
 */
export const elsewhere = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
