/** Ticks of the office that come at the same time, on both databases. */
import type { Payload } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { addReport } from './testing/clean-report.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

test('two ticks at once are both stored, and a tick can be taken back', async () => {
  // Imported after the environment is set, because it reads it.
  const { answersIn, createRehearsal, readRehearsal, saveAnswer } = await import('./rehearsals.ts');
  const report = await addReport(payload, { name: 'AQAR 2024-25', metrics: {} });
  const id = await createRehearsal(payload, report);
  const answers = async () => answersIn(await readRehearsal(payload, id));
  const saved = await Promise.all(
    ['sealed', 'own-students'].map((rule) => saveAnswer(payload, id, rule, true)),
  );
  expect([saved, await answers()]).toEqual([[true, true], { sealed: true, 'own-students': true }]);
  await saveAnswer(payload, id, 'sealed', false);
  expect(await answers()).toEqual({ sealed: false, 'own-students': true });
  expect(await saveAnswer(payload, id + 1, 'sealed', true)).toBe(false);
});
