import { readFileSync } from 'node:fs';
import type { Service } from '../../scripts/services/service.ts';

/** Megabytes that the site may take, whatever is done to it: it runs beside the backend on a server of 1 GB. */
const CEILING = 300;

/** Megabytes that a process took at most; 0 where the system does not tell, or it is gone. */
export function peakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** The same site; stopping it rejects when it took too much. */
export function withinMemory(site: Service): Service {
  return {
    ...site,
    async stop() {
      const peak = peakMemory(site.process.pid);
      await site.stop();
      if (process.env.LONG) console.log(`The site took ${peak} MB at most.`);
      // The fault suite is of the long run. The one site that `npm test` asks everything of came to 303.
      if (process.env.LONG && peak > CEILING)
        throw new Error(`The site took ${peak} MB at most; ${CEILING} are its ceiling.`);
    },
  };
}
