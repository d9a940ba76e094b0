import { consoleAsLog, giveUpLostLines } from '@college/contract/log';

/** Next calls this once, before the first request. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  consoleAsLog('next');
  for (const stream of [process.stdout, process.stderr]) giveUpLostLines(stream);
}
