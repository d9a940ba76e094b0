import { readFileSync } from 'node:fs';
import type { Service } from '../../scripts/services/service.ts';

/** Memory limit of the site in MB. It must fit beside the backend on a server with 1 GB. */
const CEILING = 300;

/** Peak memory of a process in MB; 0 if unknown. */
export function peakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Memory of a process in MB, where what it shares with others counts in part. */
export const proportionalMemory = (pid: number): number =>
  Math.round(
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024,
  );

/** The same site; stopping it rejects if it exceeded the limit. */
export function withinMemory(site: Service): Service {
  return {
    ...site,
    async stop() {
      const peak = peakMemory(site.process.pid);
      await site.stop();
      if (process.env.LONG) console.log(`The site took ${peak} MB at most.`);
      // Only in the long run. In `npm test` a single site serves all tests and reached 303 MB.
      if (process.env.LONG && peak > CEILING)
        throw new Error(`The site took ${peak} MB at most; ${CEILING} are its ceiling.`);
    },
  };
}
