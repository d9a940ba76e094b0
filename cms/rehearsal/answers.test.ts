/** Answers of the office that come at the same time, on both databases. */
import type { Payload } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { addReport } from './testing/clean-report.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

test('two answers at once are both stored, can be removed, and are carried to the next rehearsal', async () => {
  // Imported after the environment is set, because it reads it.
  const { answersIn, saveAnswer } = await import('./answers.ts');
  const { createRehearsal, readRehearsal } = await import('./rehearsals.ts');
  const report = await addReport(payload, { name: 'AQAR 2024-25', metrics: {} });
  const id = await createRehearsal(payload, report);
  const answers = async (of = id) => [...answersIn(await readRehearsal(payload, of)).keys()];
  const answer = {
    explanation: 'It’s "signed" on page 2.',
    by: 'A. Bora',
    at: '2026-11-27T00:00Z',
  };
  const saved = await Promise.all(
    ['sealed', 'own-students'].map((rule) => saveAnswer(payload, id, rule, answer)),
  );
  expect([saved, (await answers()).sort()]).toEqual([
    [true, true],
    ['own-students', 'sealed'],
  ]);
  await saveAnswer(payload, id, 'sealed', undefined);
  expect(await answers()).toEqual(['own-students']);
  expect(await saveAnswer(payload, id + 1, 'sealed', answer)).toBe(false);
  const next = await createRehearsal(payload, report);
  expect(answersIn(await readRehearsal(payload, next)).get('own-students')).toEqual(answer);
  // A page that still shows the earlier rehearsal answers in the newest.
  await saveAnswer(payload, id, 'sealed', answer);
  expect([(await answers(next)).sort(), await answers(id)]).toEqual([
    ['own-students', 'sealed'],
    ['own-students'],
  ]);
});
