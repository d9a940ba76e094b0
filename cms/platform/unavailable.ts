/**
 * Recognises temporary failures of the database (locked, full or unreachable) and of the storage of
 * files. The client is asked to retry.
 */
import type { AfterErrorHook } from 'payload';
import { isBusy, isDiskFailure } from '../patches/sqlite/failures.ts';
import type { StorageFailure } from './files/storage-types.ts';
import { refusalAnswer } from './http/refuse.ts';
import { Refusal } from './refusal.ts';

/** Seconds after which a retry makes sense. */
const retryAfter = { busy: 60, full: 600, storage: 120 };

/** The refusal for a temporary failure; undefined if database and storage did not cause the error. */
export function unavailability(error: unknown): Refusal | undefined {
  const kind = kindOf(error);
  return kind && new Refusal(kind, { seconds: retryAfter[kind] });
}

function kindOf(error: unknown): keyof typeof retryAfter | undefined {
  if (isDiskFailure(error)) return 'full';
  if (isStorageFailure(error)) return 'storage';
  return isBusy(error) || isUnreachable(error) ? 'busy' : undefined;
}

/** The name recognises the class, which the bundler may load more than once in a process. */
const storageFailure: StorageFailure['name'] = 'StorageFailure';
const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === storageFailure || isStorageFailure(error.cause));

/**
 * Error codes of Postgres (too many connections, no memory, locked, shutting down, read-only) and
 * of the network.
 */
const unreachable =
  /^(53[0-3]00|55P03|40P01|40001|57P0[1-3]|25006|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/;

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && unreachable.test(String(error.code))) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message) ||
    isUnreachable(error.cause));

/** Error hook for the admin's API, because Payload would answer 500 with 'Something went wrong'. */
export const answerUnavailable: AfterErrorHook = ({ error, req }) => {
  const refusal = unavailability(error);
  return refusal && { status: 503, response: refusalAnswer(refusal, req.i18n?.language) };
};
