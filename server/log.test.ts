import { describe, expect, test, vi } from 'vitest';
import { consoleAsLog, dropWritesToClosedPipe, logMethod, withoutPersonalData } from './log.ts';

describe('personal data', () => {
  test.each([
    ['Mail to rina.das@example.org was refused', 'Mail to … was refused'],
    ['550 <rina@example.org>: no such user', '550 <…>: no such user'],
    ['Call +91 98640 12345 or 9864012345', 'Call … or …'],
    ['The password is 482913.', 'The password is ….'],
    ['GET /email-verification?email=a@b.in failed', 'GET /email-verification… failed'],
    [
      'Failed query: insert into x values (?, ?)\nparams: Rina,Guwahati',
      'Failed query: insert into x values (?, ?)…',
    ],
  ])('is removed from “%s”', (text, logged) => expect(withoutPersonalData(text)).toBe(logged));

  test.each([
    'listen EADDRINUSE: address already in use 127.0.0.1:3000',
    'Database: 12 migration(s) applied.',
    'The operation was aborted after 10000 ms',
  ])('%s is logged unchanged', (text) => expect(withoutPersonalData(text)).toBe(text));
});

test('an error is logged without fields that may contain a form', () => {
  const cause = Object.assign(new Error('UNIQUE failed\nparams: Rina'), {
    code: 'SQLITE_CONSTRAINT',
  });
  const error = Object.assign(new Error('of a@b.in', { cause }), {
    status: 500,
    data: { name: 'Rina' },
  });
  const write = vi.fn();
  logMethod.call(undefined, [error], write);
  logMethod.call(undefined, [{ err: error, msg: 'for a@b.in' }, 'twice to a@b.in'], write);
  const [[first], [second, message]] = write.mock.calls as [
    [{ err: object }],
    [{ err: object }, string],
  ];
  expect(first.err).toMatchObject({ type: 'Error', message: 'of …', status: 500 });
  expect(first.err).toMatchObject({
    cause: { code: 'SQLITE_CONSTRAINT', message: 'UNIQUE failed…' },
  });
  expect(second).toMatchObject({ err: first.err, msg: 'for …' });
  expect(message).toBe('twice to …');
  expect(JSON.stringify(write.mock.calls)).not.toContain('Rina');
});

test('an error keeps its code, a word or a number', () => {
  const write = vi.fn();
  for (const code of ['EIO', 11_000, { of: 'a form' }])
    logMethod.call(undefined, [Object.assign(new Error(), { code })], write);
  expect(write.mock.calls.map(([{ err }]) => err.code)).toEqual(['EIO', 11_000, undefined]);
});

test('a line that cannot be written is dropped, and the next one is tried', () => {
  const _write = vi.fn((_line, _encoding, done) => done(new Error('ENOSPC')));
  const stream = { _write } as unknown as NodeJS.WriteStream;
  dropWritesToClosedPipe(stream);
  const done = vi.fn();
  for (const line of ['one', 'two']) stream._write(line, 'utf8', done);
  expect(_write.mock.calls.map(([line]) => line)).toEqual(['one', 'two']);
  expect(done.mock.calls).toEqual([[], []]);
});

test('messages of frameworks have the same form', () => {
  const before = { ...console };
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  consoleAsLog('next');
  console.error('call x failed:', new Error('for a@b.in'));
  console.warn(new Error('alone'));
  console.log('ready');
  console.info('listening for a@b.in');
  Object.assign(console, before);
  write.mockRestore();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    name: 'next',
    err: { message: 'for …' },
    msg: 'call x failed:',
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 40, msg: 'alone' });
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ level: 30, msg: 'ready' });
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ level: 30, msg: 'listening for …' });
});
