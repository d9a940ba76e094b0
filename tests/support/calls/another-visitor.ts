import { randomInt } from 'node:crypto';

/** Headers of another visitor, for a backend or site that trusts this machine, so that no test uses up the limit of another. */
export const elsewhere = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
