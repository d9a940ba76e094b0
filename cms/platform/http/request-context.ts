/** The request that is being answered, for every line of the log and of the security log. */

import type { IncomingMessage } from 'node:http';
import { decodeAddress } from '@college/contract/decode-address';
import { withoutPersonalData } from '@college/server/log';
import { contextStorage } from '../../context-storage.ts';

export interface RequestContext {
  /** Fields of each line of the log. */
  logged: {
    request: string;
    path: string;
    /** Id of the signed-in account. */
    account?: number;
  };
  /** Address of the client. Only the security log has it. */
  address: string;
  /** E-mail address of the signed-in account, for the security log. */
  account?: string;
}

const storage = contextStorage<RequestContext>('request');

/** The current request. Undefined in background jobs and commands. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Fields of the current request for a line of the log. */
export const requestFields = (): Partial<RequestContext['logged']> =>
  currentRequest()?.logged ?? {};

/**
 * Makes a request the current one for all that its answer starts. Called by a subscriber of
 * `http.server.request.start`, because admin pages, calls and Payload's API have no other common entry.
 */
export function enterRequest({ headers, url = '' }: IncomingMessage): void {
  const request = String(headers['x-request-id']);
  const address = String(headers['x-forwarded-for']);
  storage.enterWith({ logged: { request, path: loggedPath(url) }, address });
}

/** Adds the signed-in account to the lines of the current request. */
export function noteAccount({ id, email }: { id: number; email: string }): void {
  const context = currentRequest();
  if (context) Object.assign(context, { account: email }).logged.account = id;
}

/** Runs work in the context of a request. */
export const withRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work);

/** Runs background work that a request starts and that does not belong to it. */
export const withoutRequest = <Result>(work: () => Result): Result => storage.exit(work);

/** The path without its query, personal data, and the token of a link for a new password. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return withoutPersonalData(decodeAddress(path) ?? path).replace(/^(\/admin\/reset\/).+/, '$1…');
}
