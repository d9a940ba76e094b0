/**
 * Hostile files: each is judged, or refused with a reason, while the backend answers other requests.
 *
 * @long 60 s
 * @for cms/rehearsal
 */
import { beforeAll, expect, it } from 'vitest';
import { longestStretch } from '../testing/event-loop.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { addReport } from './testing/clean-report.ts';
import { hostileFiles, longestSheet } from './testing/hostile-files.ts';

let payload: Awaited<ReturnType<typeof temporaryCms>>;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** Milliseconds for which the backend may be busy without answering. */
const BUSY = 400;
/** Milliseconds of a rehearsal on a busy machine. */
const LONG = 40_000;

/** Rehearses a report with such a file. Returns the stored rehearsal, and the longest time of CPU without an answer. */
async function rehearsed(hostile: ReturnType<(typeof hostileFiles)[string]>) {
  const { name, content, metric = '3.4.3', question } = await hostile;
  const { createRehearsal, runRehearsal } = await import('./rehearsals.ts');
  const { findReport } = await import('./report.ts');
  const report = await addReport(payload, {
    name: `AQAR 2024-25 ${performance.now()}`,
    years: '2024-25',
    metrics: {
      [metric]: {
        ...(question && { text: question }),
        sets: [{ title: 'Camp 2024-25', files: [{ name, content }] }],
      },
    },
  });
  const group = await findReport(payload, String(report));
  if (!group) throw new Error('There is no report.');
  const id = await createRehearsal(payload, report);
  const started = performance.now();
  const stretch = await longestStretch(() => runRehearsal(payload, id, group));
  const took = performance.now() - started;
  return { ...(await payload.findByID({ collection: 'rehearsals', id })), stretch, took };
}

it.each(Object.entries(hostileFiles))(
  'judges %s',
  async (name, file) => {
    const { state, stretch, took } = await rehearsed(file());
    if (process.env.MEASURE)
      console.log(`${name}: ${Math.round(stretch)} ms, ${Math.round(took)} ms`);
    expect(state).toBe('done');
    expect(stretch).toBeLessThan(BUSY);
    expect(took).toBeLessThan(LONG);
  },
  patience,
);

it(
  'judges a sheet of 20,000 rows while others are answered',
  async () => {
    const { state, findings, stretch, took } = await rehearsed(longestSheet(1));
    if (process.env.MEASURE)
      console.log(`20,000 rows: ${Math.round(stretch)} ms, ${Math.round(took)} ms`);
    expect([state, (findings as unknown[]).length > 19_000]).toEqual(['done', true]);
    expect(stretch).toBeLessThan(BUSY);
  },
  patience,
);

it(
  'says why a report with more findings than can be stored failed',
  async () => {
    const { failureText } = await import('./finding.ts');
    const { state, findings, stretch } = await rehearsed(longestSheet(4));
    expect([state, failureText('en', { findings })]).toEqual([
      'failed',
      expect.stringMatching(/^This report has more evidence than can be checked at once\./),
    ]);
    expect(stretch).toBeLessThan(BUSY);
  },
  patience,
);

it('says that a rehearsal whose job was given up has failed', async () => {
  const { rehearsalTask } = await import('./rehearsal-task.ts');
  const { createRehearsal } = await import('./rehearsals.ts');
  const { failureText } = await import('./finding.ts');
  const report = await addReport(payload, { name: 'AQAR 2023-24', metrics: {} });
  const rehearsal = await createRehearsal(payload, report);
  const args = { input: { rehearsal }, job: {}, req: { payload } } as unknown as Parameters<
    NonNullable<typeof rehearsalTask.onFail>
  >[0];
  await rehearsalTask.onFail?.(args);
  const { state, findings } = await payload.findByID({ collection: 'rehearsals', id: rehearsal });
  expect([state, failureText('en', { findings })]).toEqual([
    'failed',
    expect.stringMatching(/^The rehearsal stopped because of an error\./),
  ]);
});
