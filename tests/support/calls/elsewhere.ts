import { randomInt } from 'node:crypto';

/** As if another visitor asked, of a backend or a site that believes this machine: nobody is limited for the others. */
export const elsewhere = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
