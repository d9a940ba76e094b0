/** Next calls this once, before the first request. */
import { consoleAsLog } from '@college/contract/log';

export function register(): void {
  if (process.env.NEXT_RUNTIME === 'nodejs') consoleAsLog('next');
}
