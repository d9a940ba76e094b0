import { consoleAsLog, giveUpLostLines } from '@college/server/log';
import { environment } from '../environment.ts';
import { believeProxies } from './believe-proxies.ts';
import { answerUnreadableAddresses } from './readable-addresses.ts';

/** Apart from `instrumentation.ts`, which Next also builds for a runtime that has no streams. */
export function register(): void {
  consoleAsLog('next');
  believeProxies(environment.TRUSTED_PROXIES);
  for (const stream of [process.stdout, process.stderr]) giveUpLostLines(stream);
  answerUnreadableAddresses();
}
