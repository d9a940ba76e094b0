import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { isManual, isMetric } from './is-metric.ts';
import { manualNamed } from './manuals.ts';

const manual = 'naac-affiliated-2020';
let payload: Payload;
let req: PayloadRequest;
/** Criteria of reports with and without a manual. */
let strictCriterion: number;
let free: number;

beforeAll(async () => {
  payload = await temporaryCms();
  req = await createLocalReq({}, payload);
  const criterionOf = async (data: { name: string; manual?: string }) => {
    const { id: group } = await payload.create({
      collection: 'evidence-groups',
      data: { report: 'IQAC', types: ['QUALITATIVE'], ...data },
    });
    const criterion = { group, type: 'QUALITATIVE', criterion: '3. Research' } as const;
    return (await payload.create({ collection: 'evidence-criteria', data: criterion })).id;
  };
  const metrics = [{ sr_no: '1.1', metric_question: 'How?', type: 'QUALITATIVE' as const }];
  await payload.create({ collection: 'manuals', data: { name: 'Review', metrics } });
  free = await criterionOf({ name: 'Without' });
  strictCriterion = await criterionOf({ name: 'With', manual });
}, patience);

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [manual, true],
  ['own-1', true],
  ['naac', 'There is no such manual.'],
  ['own-2', 'There is no such manual.'],
  ['my-own-1', 'There is no such manual.'],
  ['own-1b', 'There is no such manual.'],
])('checks the manual of a report: %j', async (value, answer) => {
  expect(await isManual(value, { req })).toBe(answer);
});

describe('the number of a question', () => {
  const none = (number: string) => `The manual of this report has no metric ${number}.`;
  it.each([
    ['3.4.4', true, true],
    [' 3.4.4 ', true, true],
    ['3.4', none('3.4'), true],
    [' 9.9.9 ', none('9.9.9'), true],
    ['', 'Fill in this field.', 'Fill in this field.'],
    ['  ', 'Fill in this field.', 'Fill in this field.'],
    [null, 'Fill in this field.', 'Fill in this field.'],
  ])('is checked against the manual of its report: %j', async (value, strictResult, freeResult) => {
    const answers = (criterion: unknown) =>
      isMetric(value, { req, siblingData: { criterion } as object });
    // Forms send an id; other callers a record.
    for (const criterion of [strictCriterion, { id: strictCriterion }])
      expect(await answers(criterion)).toBe(strictResult);
    // A report without a manual, no report, and a deleted report.
    for (const criterion of [free, { id: free }, undefined, null, 999_999])
      expect(await answers(criterion)).toBe(freeResult);
  });
});

describe('the text of a question', () => {
  const add = (data: { criterion: number; sr_no: string; metric_question?: string }) =>
    payload.create({ collection: 'evidence-questions', data: { metric_question: '', ...data } });

  it('comes from the manual if it is empty, also after a later change', async () => {
    const { metrics } = (await manualNamed(manual, req)) ?? expect.unreachable();
    const text = (number: string) => metrics.find((metric) => metric.number === number)?.text;
    const { id, metric_question } = await add({ criterion: strictCriterion, sr_no: '3.4.4' });
    expect(metric_question).toBe(text('3.4.4'));
    expect(metric_question).toMatch(/\w{3}/);
    const change = (data: object) => payload.update({ collection: 'evidence-questions', id, data });
    expect((await change({ metric_question: 'Ours' })).metric_question).toBe('Ours');
    expect((await change({ sr_no: '3.4.3' })).metric_question).toBe('Ours');
    expect((await change({ metric_question: ' ' })).metric_question).toBe(text('3.4.3'));
  });

  it('is required if no manual has it', async () => {
    await expect(add({ criterion: free, sr_no: '3.4.4' })).rejects.toThrow('Question');
    const own = await add({ criterion: free, sr_no: '3.4.4', metric_question: 'How?' });
    expect(own.metric_question).toBe('How?');
  });
});
