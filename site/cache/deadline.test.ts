import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForSilence } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a visitor who comes now is told that there is no answer. */
async function waitOf(silence: ReturnType<typeof listenForSilence>, heardEvery?: number) {
  const started = performance.now();
  let ended: number | undefined;
  void silence
    .patience()
    .ended()
    .then(() => {
      ended = performance.now() - started;
    });
  for (let passed = 100; ended === undefined; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    if (heardEvery && passed % heardEvery === 0) silence.heard();
  }
  return ended;
}

test('a backend that answers nobody costs under two seconds', async () => {
  expect(await waitOf(listenForSilence())).toBe(1800);
});

test('one that answers others is only slow, and costs ten at most', async () => {
  expect(await waitOf(listenForSilence(), 500)).toBe(10_000);
  expect(await waitOf(listenForSilence(() => performance.now()))).toBe(10_000);
});

test('what others heard long ago is silence', async () => {
  const silence = listenForSilence();
  silence.heard();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waitOf(silence)).toBe(1800);
});

test('many questions share one patience, until something was sent', async () => {
  const patience = listenForSilence().patience();
  let ends = 0;
  const question = () => patience.ended().then(() => (ends += 1));
  void question();
  await vi.advanceTimersByTimeAsync(1700);
  void question();
  await vi.advanceTimersByTimeAsync(100);
  expect(ends).toBe(2);
  patience.renew();
  void question();
  await vi.advanceTimersByTimeAsync(1700);
  expect(ends).toBe(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(ends).toBe(3);
});

test('what ends while it is looked at is not waited for', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const passed = [0, 1801];
  const others = () => {
    vi.advanceTimersByTime(passed.shift() ?? 0);
    return 0;
  };
  const ended = listenForSilence(others).patience().ended();
  await vi.advanceTimersByTimeAsync(1800);
  await ended;
  // Node warns of a negative wait.
  expect(timer.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([1800]);
});
