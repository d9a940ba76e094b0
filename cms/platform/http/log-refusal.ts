/** Log lines about refusals: an answer to the client as intended, so one line without a stack. */
import { asRecord } from '@college/contract/as-record';
import { logMethod, withoutPersonalData, writeLine } from '@college/server/log';
import { isApiError } from '../../payload-errors.ts';
import { environment } from '../environment.ts';
import { isRefusal } from '../refusal.ts';
import { currentRequest, requestFields } from './request-context.ts';

/** Logs a refusal of the current request. */
export function logRefusal(status: number, sentence: string): void {
  if (currentRequest() && ['info', 'debug'].includes(environment.LOG_LEVEL))
    writeLine('info', {
      name: 'refusal',
      ...requestFields(),
      status,
      msg: withoutPersonalData(sentence),
    });
}

/** Payload logs each error of a request as `{ err }`, a refusal too, and knows neither path nor account. */
export const logOptions = {
  level: environment.LOG_LEVEL,
  mixin: requestFields,
  hooks: {
    logMethod(...[args, write]: Parameters<typeof logMethod>) {
      const [line] = args as unknown[];
      const { err, ...others } = asRecord(line);
      const isAlone = Object.keys(others).length === 0;
      const isRefused = isRefusal(err) || (isApiError(err) && err.status < 500);
      if (isAlone && isRefused) logRefusal(err.status, err.message);
      else logMethod.call(this, args, write);
    },
  },
};
