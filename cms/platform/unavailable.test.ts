import type { AfterErrorHook } from 'payload';
import { expect, it } from 'vitest';
import { answerUnavailable, unavailability } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('Of the database'), { code });

it.each([
  ['SQLite is locked', new Error('SQLITE_BUSY: database is locked'), 60],
  [
    'a query finds SQLite locked',
    new Error('Failed query', { cause: new Error('SQLITE_BUSY') }),
    60,
  ],
  ['a transaction waits too long', new Error('cannot begin transaction: waiting for mutex'), 60],
  ['Postgres has no connection left', withCode('53300'), 60],
  ['Postgres shuts down', new Error('Failed query', { cause: withCode('57P01') }), 60],
  ['Postgres cannot be reached', withCode('ECONNREFUSED'), 60],
  ['the disk is full', new Error('Failed query', { cause: new Error('SQLITE_FULL') }), 600],
])('answers with a time to retry if %s', (_what, error, seconds) => {
  expect(unavailability(error)).toMatchObject({ status: 503, values: { seconds } });
  const req = { i18n: { language: 'as' } };
  const answer = answerUnavailable({ error, req } as unknown as Parameters<AfterErrorHook>[0]);
  expect(answer).toMatchObject({ status: 503 });
  expect(JSON.stringify(answer)).toMatch(/চেষ্টা কৰক/);
});

it('does not count other errors as an outage', () => {
  for (const error of [new Error('Not found'), withCode('23505'), 'busy', undefined])
    expect(unavailability(error)).toBeUndefined();
});
