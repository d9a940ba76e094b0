/**
 * The tested backend and its tested calls: for ours, directly and through the site, all calls; for
 * a foreign one (`npm run conformance -- URL`), the calls that it has and that only read, unless
 * writing is allowed.
 */
import { type CallName, callNames, calls } from '@college/contract/calls';
import type { CallRow } from '@college/contract/calls/call';
import { inject } from 'vitest';
import type {} from '../setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set for a foreign backend, whose content is unknown. */
    foreign?: { writes: boolean };
  }
}

export const foreign = inject('foreign');
export const cms = inject('cms');
export const origins = [
  { where: 'the backend', origin: cms },
  ...(foreign ? [] : [{ where: 'the site', origin: inject('site') }]),
];

// No other host is contacted, even after a redirect.
const { fetch } = globalThis;
if (foreign) globalThis.fetch = (address, init) => fetch(address, { ...init, redirect: 'manual' });

/**
 * Optional calls: without them the site caches pages for 60 s and says that forms cannot be sent.
 */
const spared: CallName[] = ['content-revision', 'captcha-challenge'];

/** Names of the calls to test, if the environment has any. */
const selected = process.env.CONFORMANCE_CALLS?.split(',');

async function isAsked(name: CallName): Promise<boolean> {
  if (selected && !selected.includes(name)) return false;
  const { submits, absent }: CallRow = calls[name];
  if (!foreign) return true;
  if ((submits || name === 'initialisation/setcount') && !foreign.writes) return false;
  if (absent === undefined && !spared.includes(name)) return true;
  const { status } = await fetch(`${cms}/${name}`, { redirect: 'manual' });
  return status !== 404;
}

const isAskedByIndex = await Promise.all(callNames.map(isAsked));
export const askedCalls = callNames.filter((_, index) => isAskedByIndex[index]);

/**
 * A fifth of the calls per day for the site, because it forwards the backend's answers by one
 * common rule.
 */
export const askedCallsAt = (origin: string): CallName[] =>
  origin === cms || process.env.LONG
    ? askedCalls
    : askedCalls.filter((_, index) => index % 5 === 0);
