import { consoleAsLog, giveUpLostLines } from '@college/contract/log';

/** Apart from `instrumentation.ts`, which Next also builds for a runtime that has no streams. */
export function register(): void {
  consoleAsLog('next');
  for (const stream of [process.stdout, process.stderr]) giveUpLostLines(stream);
}
