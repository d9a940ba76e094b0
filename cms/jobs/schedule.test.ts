import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

vi.mock('./due-jobs.ts', () => ({ hasDueJobs: async () => true }));
vi.mock('../platform/texts/read-next.ts', () => ({ readNext: async () => false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('continues at once while there is work, and waits a second if there is none', async () => {
  const remaining: Record<string, number> = { default: 0, passwords: 29, mail: 0 };
  const run = vi.fn(async ({ queue }: { queue: string }) => {
    const some = (remaining[queue] ?? 0) > 0;
    if (some) remaining[queue] = (remaining[queue] ?? 0) - 1;
    return { noJobsRemaining: !some, remainingJobsFromQueried: 0 };
  });
  startSchedule({ jobs: { run, handleSchedules: async () => {} } } as unknown as Payload);
  const runsOf = (queue: string) => run.mock.calls.filter(([of]) => of.queue === queue).length;
  await vi.advanceTimersByTimeAsync(1500);
  expect([runsOf('passwords'), runsOf('mail')]).toEqual([30, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([runsOf('passwords'), runsOf('mail')]).toEqual([31, 2]);
});
