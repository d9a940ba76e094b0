import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackendHealth, watchBackend } from './backend-health.ts';

let health: BackendHealth;
beforeEach(() => {
  vi.useFakeTimers();
  health = watchBackend();
});
afterEach(() => {
  health.stop();
  vi.useRealTimers();
});

/** Measures after how many milliseconds the patience of a visitor ends. */
async function waitOfVisitor(each100ms: (passed: number) => void = () => {}) {
  const started = performance.now();
  let waited: number | undefined;
  void health
    .patience()
    .ended()
    .then(() => {
      waited = performance.now() - started;
    });
  for (let passed = 100; waited === undefined; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    each100ms(passed);
  }
  return waited;
}

describe('a backend that answers some visitor', () => {
  test('is up, and a visitor waits ten seconds for it', async () => {
    const answers = (passed: number) => passed % 4000 === 0 && health.noteAnswer(200);
    expect(await waitOfVisitor(answers)).toBe(10_000);
    expect(health.isUp).toBe(true);
  });

  test('is up even if it refuses a call', async () => {
    await vi.advanceTimersByTimeAsync(7900);
    health.noteAnswer(404);
    await vi.advanceTimersByTimeAsync(7900);
    expect(health.isUp).toBe(true);
  });
});

describe('a backend that is silent', () => {
  test('is down after eight seconds, and a visitor who has waited as long gets an answer then', async () => {
    expect(await waitOfVisitor()).toBe(8000);
    expect(health.isUp).toBe(false);
  });

  test('costs a visitor under two seconds once it is known', async () => {
    await vi.advanceTimersByTimeAsync(8000);
    expect(await waitOfVisitor()).toBe(1800);
  });

  test.each([0, 500, 503])('is down in spite of answers of %i', async (status) => {
    await vi.advanceTimersByTimeAsync(7900);
    health.noteAnswer(status);
    await vi.advanceTimersByTimeAsync(100);
    expect(health.isUp).toBe(false);
  });

  test('is up again with its next answer, and listeners are called both times', async () => {
    const listener = vi.fn();
    health.onChange(listener);
    await vi.advanceTimersByTimeAsync(9000);
    expect(listener).toHaveBeenCalledTimes(1);
    health.noteAnswer(200);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(await waitOfVisitor((passed) => passed === 1000 && health.noteAnswer(200))).toBe(9000);
  });
});

test('a refused connection means at once that the backend is down', async () => {
  health.noteRefusedConnection();
  expect(health.isUp).toBe(false);
  expect(await waitOfVisitor()).toBe(1800);
});

test('time in which this process did not run does not count as silence', async () => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // Twenty ticks, each three seconds late.
  for (let tick = 0; tick < 20; tick += 1) {
    now += 3000;
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(health.isUp).toBe(true);
});

test('a visitor of a process that hardly runs waits at most fifteen seconds', async () => {
  const over = vi.fn();
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  void health.patience().ended().then(over);
  const ticks = async (count: number) => {
    for (let tick = 0; tick < count; tick += 1) {
      now += 500;
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await ticks(29);
  expect(over).not.toHaveBeenCalled();
  await ticks(1);
  expect(over).toHaveBeenCalledOnce();
});

describe('the wait of a visitor', () => {
  test('is shared by all calls of a page, and starts again after a submission', async () => {
    health.noteRefusedConnection();
    const patience = health.patience();
    let ends = 0;
    const call = () => patience.ended().then(() => (ends += 1));
    void call();
    await vi.advanceTimersByTimeAsync(1700);
    void call();
    expect(patience.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect([ends, patience.isOver]).toEqual([2, true]);
    patience.renew();
    void call();
    await vi.advanceTimersByTimeAsync(1700);
    expect(ends).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(ends).toBe(3);
  });

  test('ends when the visitor has an answer', async () => {
    const over = vi.fn();
    const patience = health.patience();
    void patience.ended().then(over);
    patience.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(over).not.toHaveBeenCalled();
  });
});
