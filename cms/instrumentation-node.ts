import { consoleAsLog, giveUpLostLines } from '@college/server/log';
import { environment } from './environment.ts';
import { believeProxies } from './start/believe-proxies.ts';
import { answerUnreadableAddresses } from './start/readable-addresses.ts';

/** Apart from `instrumentation.ts`, which Next also builds for a runtime that has no streams. */
export function register(): void {
  consoleAsLog('next');
  believeProxies(environment.TRUSTED_PROXIES);
  for (const stream of [process.stdout, process.stderr]) giveUpLostLines(stream);
  answerUnreadableAddresses();
}
