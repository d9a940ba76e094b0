import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchVisitors } from './searches.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const response = () => new EventEmitter() as ServerResponse;

test.each([
  ['/search', 600],
  ['/as/search', 600],
  ['/search/suggestions', 1500],
])('%s is refused to a network after %i times a minute', (path, most) => {
  const { refusedFor } = searchVisitors();
  const ask = (address: string) => refusedFor(path, address);
  for (let count = 0; count < most; count += 1) expect(ask('10.0.0.1')).toBeUndefined();
  expect(ask('10.0.0.1')).toBeGreaterThan(50);
  expect(ask('10.0.0.2')).toBeUndefined();
});

test('other pages are not counted', () => {
  const { refusedFor } = searchVisitors();
  for (let count = 0; count < 2000; count += 1)
    expect(refusedFor('/notices', '10.0.0.1')).toBeUndefined();
});

test('a search is dropped when all visitors waiting for it have left', () => {
  const visitors = searchVisitors();
  const [first, second] = [response(), response()];
  const signal = visitors.await('/search?q=a', first);
  expect(visitors.await('/search?q=a', second)).toBe(signal);
  first.emit('close');
  vi.advanceTimersByTime(200);
  expect(signal?.aborted).toBe(false);
  second.emit('close');
  vi.advanceTimersByTime(50);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(signal?.aborted).toBe(true);
  expect(visitors.await('/search?q=a', response())?.aborted).toBe(false);
});

test('a search continues if its visitor repeats it at once', () => {
  const visitors = searchVisitors();
  const first = response();
  const signal = visitors.await('/search?q=a', first);
  first.emit('close');
  expect(visitors.await('/search?q=a', response())).toBe(signal);
  vi.advanceTimersByTime(500);
  expect(signal?.aborted).toBe(false);
});

test('other pages are never dropped', () => {
  expect(searchVisitors().await('/notices?q=a', response())).toBeUndefined();
});
