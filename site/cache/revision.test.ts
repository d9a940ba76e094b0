import { CallError } from '@college/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRevision } from './revision.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves when the backend says another word, and tells listeners once', async () => {
  let word = 'first';
  const revision = followRevision({
    'content-revision': async () => ({ revision: word, changed: '21-11-2026' }),
  });
  const moved = vi.fn();
  revision.onMove(moved);
  await vi.advanceTimersByTimeAsync(600);
  expect(revision.current).toBe('first');
  expect(revision.changed).toBe('21-11-2026');
  const { movedAt, answeredAt } = revision;
  await vi.advanceTimersByTimeAsync(600);
  // Asked again, it said the same.
  expect(revision.movedAt).toBe(movedAt);
  expect(revision.answeredAt).toBeGreaterThan(answeredAt);
  word = 'second';
  await vi.advanceTimersByTimeAsync(600);
  expect(revision.current).toBe('second');
  expect(revision.movedAt).toBeGreaterThan(movedAt);
  expect(moved).toHaveBeenCalledTimes(2);
  revision.stop();
});

test('once stopped it asks no more, not even where an answer was on its way', async () => {
  const answer = Promise.withResolvers<{ revision: string; changed: string }>();
  const ask = vi.fn(() => answer.promise);
  const revision = followRevision({ 'content-revision': ask });
  await vi.advanceTimersByTimeAsync(0);
  revision.stop();
  answer.resolve({ revision: 'late', changed: '' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledOnce();
});

test('a backend that fails keeps the last word and is known to be down', async () => {
  const ask = vi.fn(async () => ({ revision: 'kept', changed: '' }));
  const revision = followRevision({ 'content-revision': ask });
  await revision.ask();
  ask.mockRejectedValue(new CallError('content-revision', 0, 'The backend does not answer.'));
  const { answeredAt } = revision;
  vi.advanceTimersByTime(10);
  await revision.ask();
  expect(revision.answeredAt).toBe(answeredAt);
  expect(revision.current).toBe('kept');
  expect(revision.backendUp).toBe(false);
  revision.stop();
});

test('a backend without revisions gets a new one every minute', async () => {
  const refused = new CallError('content-revision', 404, 'There is no such call.');
  const revision = followRevision({ 'content-revision': () => Promise.reject(refused) });
  await revision.ask();
  const before = revision.current;
  expect(revision.backendUp).toBe(true);
  vi.advanceTimersByTime(60_000);
  await revision.ask();
  expect(revision.current).not.toBe(before);
  revision.stop();
});
