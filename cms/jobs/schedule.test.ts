import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const mailsLeft = vi.hoisted(() => vi.fn(async () => 100));
// The clock is moved by hand, and a real database would not answer in between. Each is tested with one beside its file.
vi.mock('./clock.ts', () => ({ moveBackPlans: async () => {} }));
vi.mock('./due-jobs.ts', () => ({
  ...{ BEAT: 30_000, beat: async () => {}, freeSilentJobs: async () => {} },
  hasDueJobs: async () => true,
}));
vi.mock('../platform/database/exclusive.ts', () => ({
  unlessTaken: (_payload: Payload, _name: string, work: () => Promise<unknown>) => work(),
}));
vi.mock('../platform/mail/mail-limits.ts', () => ({ mailsLeft }));
vi.mock('../platform/texts/read-next.ts', () => ({ readNext: async () => false }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

type Run = (options: { queue: string; limit: number }) => Promise<object>;

async function start(run: Run) {
  const { startSchedule } = await import('./schedule.ts');
  const jobs = { run, handleSchedules: async () => {} };
  return { stopped: startSchedule({ jobs, config: {} } as unknown as Payload) };
}

it('continues at once while there is work, and waits a second if there is none', async () => {
  const remaining: Record<string, number> = { default: 0, passwords: 29, mail: 0 };
  const run = vi.fn(async ({ queue }: { queue: string }) => {
    const some = (remaining[queue] ?? 0) > 0;
    if (some) remaining[queue] = (remaining[queue] ?? 0) - 1;
    return { noJobsRemaining: !some, remainingJobsFromQueried: 0 };
  });
  await start(run);
  const runsOf = (queue: string) => run.mock.calls.filter(([of]) => of.queue === queue).length;
  await vi.advanceTimersByTimeAsync(1500);
  expect([runsOf('passwords'), runsOf('mail')]).toEqual([30, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([runsOf('passwords'), runsOf('mail')]).toEqual([31, 2]);
});

it('tries no more mails than may leave in this hour, and none above it', async () => {
  mailsLeft.mockResolvedValueOnce(2).mockResolvedValue(0);
  const run = vi.fn<Run>(async () => ({ noJobsRemaining: true }));
  await start(run);
  await vi.advanceTimersByTimeAsync(5000);
  const mails = run.mock.calls.filter(([{ queue }]) => queue === 'mail' || queue === 'bulk');
  expect(mails.map(([{ limit }]) => limit)).toEqual([2]);
});

it('ends after the jobs that are running, and starts no others', async () => {
  const sending = Promise.withResolvers<object>();
  const run = vi.fn<Run>(({ queue }) =>
    queue === 'passwords' ? sending.promise : Promise.resolve({ noJobsRemaining: true }),
  );
  const stopped = vi.fn();
  void (await start(run)).stopped?.then(stopped);
  await vi.advanceTimersByTimeAsync(1500);
  process.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(100);
  const before = run.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect([run.mock.calls.length, stopped.mock.calls.length]).toEqual([before, 0]);
  sending.resolve({ noJobsRemaining: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect([run.mock.calls.length, stopped.mock.calls.length]).toEqual([before, 1]);
});
