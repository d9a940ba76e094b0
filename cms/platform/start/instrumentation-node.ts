import { consoleAsLog, dropWritesToClosedPipe } from '@college/server/log';
import { answerUnreadableAddresses } from '../../patches/unreadable-addresses.ts';
import { environment } from '../environment.ts';
import { requestFields } from '../http/request-context.ts';
import { trustProxies } from './trust-proxies.ts';

/**
 * Separate from `instrumentation.ts`, because Next also builds that file for a runtime without
 * streams.
 */
export function register(): void {
  consoleAsLog('next', requestFields);
  trustProxies(environment.TRUSTED_PROXIES);
  for (const stream of [process.stdout, process.stderr]) dropWritesToClosedPipe(stream);
  answerUnreadableAddresses();
}
