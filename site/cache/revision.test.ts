import { CallError } from '@college/contract/client';
import type { ContentRevision } from '@college/contract/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRevision } from './revision.ts';

const noteRefusedConnection = vi.fn();
const health = { noteRefusedConnection };
const getcourse = vi.fn(async () => []);
beforeEach(() => {
  vi.useFakeTimers();
  noteRefusedConnection.mockReset();
  getcourse.mockReset().mockResolvedValue([]);
});
afterEach(() => void vi.useRealTimers());

test('moves when the backend has another revision, and calls listeners once', async () => {
  let word = 'first';
  const tell = async () => ({ revision: word, changed: '21-11-2026', lists: {} });
  const revision = followRevision({ 'content-revision': tell, getcourse }, health);
  const moved = vi.fn();
  revision.onMove(moved);
  await vi.advanceTimersByTimeAsync(600);
  expect(revision.current).toBe('first');
  expect(revision.changed).toBe('21-11-2026');
  const { movedAt } = revision;
  await vi.advanceTimersByTimeAsync(600);
  // The next answer has the same revision.
  expect(revision.movedAt).toBe(movedAt);
  word = 'second';
  await vi.advanceTimersByTimeAsync(600);
  expect(revision.current).toBe('second');
  expect(revision.movedAt).toBeGreaterThan(movedAt);
  expect(moved).toHaveBeenCalledTimes(2);
  revision.stop();
});

test('does nothing after it was stopped, even if an answer arrives', async () => {
  const answer = Promise.withResolvers<ContentRevision>();
  const ask = vi.fn(() => answer.promise);
  const revision = followRevision({ 'content-revision': ask, getcourse }, health);
  await vi.advanceTimersByTimeAsync(0);
  revision.stop();
  answer.resolve({ revision: 'late', changed: '', lists: {} });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledOnce();
});

const failing = (status: number, cause?: unknown) =>
  new CallError('content-revision', status, 'The backend does not answer.', { cause });
const refusedConnection = new TypeError('fetch failed', {
  cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
});

test.each([
  ['fails', failing(500), 0],
  ['is silent', failing(0, new DOMException('Too late', 'TimeoutError')), 0],
  ['refuses the connection', failing(0, refusedConnection), 1],
])('keeps the revision if the backend %s', async (_fault, error, refusals) => {
  const ask = vi.fn(async () => ({ revision: 'kept', changed: '', lists: {} }));
  const revision = followRevision({ 'content-revision': ask, getcourse }, health);
  await revision.ask();
  ask.mockRejectedValue(error);
  await revision.ask();
  expect(revision.current).toBe('kept');
  expect(noteRefusedConnection).toHaveBeenCalledTimes(refusals);
  expect(getcourse).not.toHaveBeenCalled();
  revision.stop();
});

test('asks again every second without an answer, and ignores older answers', async () => {
  const answers: PromiseWithResolvers<ContentRevision>[] = [];
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<ContentRevision>();
    answers.push(answer);
    return answer.promise;
  });
  const revision = followRevision({ 'content-revision': ask, getcourse }, health);
  await vi.advanceTimersByTimeAsync(2400);
  expect(ask).toHaveBeenCalledTimes(3);
  answers[1]?.resolve({ revision: 'newer', changed: '', lists: {} });
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.resolve({ revision: 'older', changed: '', lists: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(revision.current).toBe('newer');
  revision.stop();
});

test('moves every minute if the backend has no revisions', async () => {
  const refused = () => Promise.reject(failing(404));
  const revision = followRevision({ 'content-revision': refused, getcourse }, health);
  await revision.ask();
  const before = revision.current;
  expect(before).not.toBe('');
  vi.advanceTimersByTime(60_000);
  await revision.ask();
  expect(revision.current).not.toBe(before);
  expect(getcourse).not.toHaveBeenCalled();
  revision.stop();
});

test('tries another call if this one alone fails, and then counts as without revisions', async () => {
  const odd = () => Promise.reject(failing(502));
  const revision = followRevision({ 'content-revision': odd, getcourse }, health);
  await revision.ask();
  expect(revision.current).toMatch(/^minute:/);
  revision.stop();
  getcourse.mockRejectedValue(failing(500));
  const broken = followRevision({ 'content-revision': odd, getcourse }, health);
  await broken.ask();
  expect(broken.current).toBe('');
  broken.stop();
});
