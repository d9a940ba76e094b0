import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GRACE } from '../../cache/timings.ts';
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

test('a visitor of a search has gone a moment after the connection closed', () => {
  const search = response();
  const signal = searchVisitors().goneFrom('/as/search', search);
  search.emit('close');
  vi.advanceTimersByTime(GRACE / 2);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(GRACE);
  expect(signal?.aborted).toBe(true);
});

test('other pages are never dropped', () => {
  expect(searchVisitors().goneFrom('/notices', response())).toBeUndefined();
});
