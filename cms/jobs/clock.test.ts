/** A clock that is ahead for a while: nothing is planned for then, and nothing is deleted. */
import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { mayDelete, moveBackPlans } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEARS = 3 * 365 * DAY;

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

describe('plans', () => {
  const now = Date.now();
  const iso = (later: number) => new Date(now + later).toISOString();
  async function plan(task: 'mail' | 'schedulePublish' | 'sweep', wait: number, written = 0) {
    const data = { taskSlug: task, queue: 'default', input: {}, waitUntil: iso(wait) };
    const { id } = await payload.create({ collection: 'payload-jobs', data });
    await payload.db.updateJobs({ id, data: { updatedAt: iso(written) } });
    await moveBackPlans(payload, now);
    const { waitUntil } = await payload.findByID({ collection: 'payload-jobs', id });
    return new Date(waitUntil ?? 0).getTime() - now;
  }

  it.each([
    ['of a clock that was three years ahead are due now', 'sweep', YEARS, YEARS, 0],
    ['made from the last run of that clock are due now', 'sweep', YEARS, 0, 0],
    ['of a clock that was two hours ahead are due now', 'mail', 3 * HOUR, 2 * HOUR, 0],
    ['of the timetable stay', 'sweep', HOUR, 0, HOUR],
    ['of a mail that is retried stay', 'mail', 17 * HOUR, -MINUTE, 17 * HOUR],
    ['of a person stay', 'schedulePublish', YEARS, 0, YEARS],
  ] as const)('%s', async (_, task, wait, written, after) => {
    expect(await plan(task, wait, written)).toBe(after);
  });

  it('are made from now on if the last run is in the future', async () => {
    await payload.jobs.handleSchedules({ queue: 'default' });
    const stats = await payload.findGlobal({ slug: 'payload-jobs-stats' });
    const ahead = JSON.stringify(stats.stats).replaceAll(/"20\d\d-/g, '"2099-');
    const data = { stats: JSON.parse(ahead) };
    await payload.db.updateGlobal({ slug: 'payload-jobs-stats', data });
    await payload.delete({ collection: 'payload-jobs', where: {} });
    await moveBackPlans(payload);
    await payload.jobs.handleSchedules({ queue: 'default' });
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
    expect(docs.map(({ taskSlug }) => taskSlug).sort()).toEqual([
      ...['certification', 'remind-owners', 'sweep', 'tell-moderators', 'walk'],
    ]);
    for (const { waitUntil } of docs)
      expect(Date.parse(waitUntil ?? '')).toBeLessThan(Date.now() + DAY + MINUTE);
  });
});

describe('old data', () => {
  let clock = 0;
  let uptime = 0;
  /** Sweeps after `passed` milliseconds, while the clock moves by `shown`. */
  async function sweepAfter(passed: number, shown = passed) {
    uptime += passed;
    clock += shown;
    return mayDelete(payload, clock, uptime);
  }
  /** Hourly sweeps. */
  async function hours(count: number) {
    const answers: boolean[] = [];
    for (let hour = 0; hour < count; hour += 1) answers.push(await sweepAfter(HOUR));
    return answers.filter(Boolean).length;
  }
  beforeEach(async () => {
    clock = Date.now();
    await sweepAfter(0);
    expect(await hours(23)).toBe(0);
    expect(await hours(2)).toBe(2);
  });

  it('is not deleted by a clock that is three years ahead for an hour', async () => {
    expect(await sweepAfter(HOUR, YEARS)).toBe(false);
    expect(await sweepAfter(HOUR, HOUR - YEARS)).toBe(false);
    expect(await hours(23)).toBe(0);
    expect(await hours(2)).toBe(2);
  });

  it('is not deleted by a clock that jumps by two days either', async () => {
    expect(await sweepAfter(HOUR, 2 * DAY)).toBe(false);
    expect(await hours(23)).toBe(0);
  });

  it('is deleted a day after a server starts that was off for three months', async () => {
    uptime = 0;
    expect(await sweepAfter(HOUR, 90 * DAY)).toBe(false);
    expect(await hours(23)).toBe(0);
    expect(await hours(2)).toBe(2);
  });
});
