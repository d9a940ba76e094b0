/** A manual imported from a sheet. All metrics here are invented. */

import { asRecord } from '@college/contract/as-record';
import { createLocalReq, type Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRequest } from '../../access.ts';
import { findImport, type Step } from '../../import/import-job.ts';
import { formats } from '../../sheets/export/write.ts';
import type { SheetRow } from '../../sheets/imports/row.ts';
import { wholeListNamed } from '../../sheets/lists.ts';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let coordinator: StaffRequest;

beforeEach(async () => {
  payload = await temporaryCms();
  const user = await addUser(payload, 'iqac-coordinator');
  coordinator = (await createLocalReq({ user }, payload)) as StaffRequest;
}, patience);

const name = 'Review of a college of lighthouses';
const lamps = [
  ['Review of lighthouses: all that is asked', '', '', '', '', ''],
  ['Name of the manual', 'Criterion No', 'Criterion title', 'Metric No', 'Question', 'QlM/QnM'],
  [name, '1', '1. Lamps', '1.1.1', 'How are the lamps trimmed?', 'QlM'],
  [name, '1', '', '1.1.10', 'Lamps that were trimmed, by year', 'QnM'],
  [name, '1', '', '1.1.2', 'Lamps of the college', 'QnM'],
  [name, '2', '', '2.1', 'What is told to ships?', 'Qualitative'],
  [name, '2', '', 'two', 'What is told to gulls?', 'QlM'],
];

async function importManual(lines: string[][]) {
  const list = wholeListNamed('manuals', payload);
  if (!list) throw new Error('There is no such list.');
  const { startSheetStep, startImport } = await import(
    '../../sheets/imports/start-sheet-import.ts'
  );
  const { runSheetImport: work } = await import('../../sheets/imports/run-sheet-import.ts');
  const { batchesOf } = await import('../../sheets/imports/batches.ts');
  const bytes = await formats.xlsx.write(lines);
  const id = await startImport(coordinator, list, { name: 'review.xlsx', bytes });
  return async (step: Step): Promise<SheetRow[]> => {
    await startSheetStep(coordinator, await findImport(coordinator, id), step);
    await work(payload, id);
    return (await batchesOf(payload, id)).flatMap(({ rows }) => rows);
  };
}
const outcomes = (rows: SheetRow[]) => rows.map(({ outcome }) => outcome);
const manuals = async () => (await payload.find({ collection: 'manuals', depth: 0 })).docs;

async function askFor(id: number, what: 'fill' | 'next-year') {
  const endpoint = payload.config.endpoints.find(({ path }) => path === `/reports/:id/${what}`);
  const req = await createLocalReq({ user: coordinator.user }, payload);
  req.routeParams = { id };
  return (await endpoint?.handler(req))?.json();
}
const reportOn = (manual: string, status: 'draft' | 'published' = 'draft') =>
  payload.create({
    collection: 'evidence-groups',
    data: {
      name: 'Review 2030-31',
      report: 'IQAC',
      types: ['QUALITATIVE', 'QUANTITATIVE'],
      manual,
      _status: status,
    },
    draft: status === 'draft',
  });

it('imports a manual from one sheet, changes nothing a second time, and undoes it', {
  timeout: patience,
}, async () => {
  const to = await importManual(lamps);
  const created = Array.from({ length: 4 }, () => 'created');
  expect(outcomes(await to('trying'))).toEqual([undefined, undefined, ...created, 'refused']);
  expect(await manuals()).toEqual([]);
  expect(outcomes(await to('importing')).slice(2)).toEqual([...created, 'refused']);
  const [manual, ...others] = await manuals();
  expect([manual?.name, others]).toEqual([name, []]);
  expect(manual?.metrics.map(({ sr_no, type }) => `${sr_no} ${type}`)).toEqual([
    '1.1.1 QUALITATIVE',
    '1.1.10 QUANTITATIVE',
    '1.1.2 QUANTITATIVE',
    '2.1 QUALITATIVE',
  ]);
  const again = await importManual(lamps);
  expect(new Set(outcomes(await again('trying')).slice(2, 6))).toEqual(new Set(['unchanged']));
  await to('undoing');
  expect(await manuals()).toEqual([]);
});

it('fills, checks and copies reports by the manual', {
  timeout: patience,
}, async () => {
  const to = await importManual(lamps);
  await to('trying');
  await to('importing');
  const [manual] = await manuals();
  const report = await reportOn(`own-${manual?.id}`);
  expect(await askFor(report.id, 'fill')).toEqual({ added: 4 });
  const criteria = await payload.find({
    collection: 'evidence-criteria',
    sort: 'id',
    locale: 'as',
  });
  expect(criteria.docs.map(({ criterion }) => criterion)).toEqual([
    '1. Lamps',
    '1. Lamps',
    'মানদণ্ড 2',
  ]);
  expect(await askFor(report.id, 'fill')).toEqual({ added: 0 });
  const question = { criterion: criteria.docs[0]?.id ?? 0, metric_question: 'Why?' };
  const ask = (sr_no: string) =>
    payload.create({ collection: 'evidence-questions', data: { ...question, sr_no } });
  await expect(ask('1.1.3')).rejects.toMatchObject({
    data: { errors: [{ message: 'The manual of this report has no metric 1.1.3.' }] },
  });
  const { id } = await askFor(report.id, 'next-year');
  const copy = await payload.findByID({ collection: 'evidence-groups', id, draft: true });
  expect([copy.name, copy.manual]).toEqual(['Review 2031-32', `own-${manual?.id}`]);
});

it('tells the tenth criterion from the first', { timeout: patience }, async () => {
  const metrics = ['1.1', '10.1'].map((sr_no) => ({
    ...{ sr_no, metric_question: 'How?', type: 'QUALITATIVE' as const },
  }));
  const { id } = await payload.create({ collection: 'manuals', data: { name, metrics } });
  const report = await reportOn(`own-${id}`);
  expect(await askFor(report.id, 'fill')).toEqual({ added: 2 });
  const { docs } = await payload.find({ collection: 'evidence-questions', sort: 'id', depth: 1 });
  expect(docs.map(({ sr_no, criterion }) => [sr_no, asRecord(criterion).criterion])).toEqual([
    ['1.1', 'Criterion 1'],
    ['10.1', 'Criterion 10'],
  ]);
});

it('refuses to delete a manual that a report uses', { timeout: patience }, async () => {
  const metrics = [{ sr_no: '1.1', metric_question: 'How?', type: 'QUALITATIVE' as const }];
  const { id } = await payload.create({ collection: 'manuals', data: { name, metrics } });
  await expect(reportOn(`own-${id + 1}`, 'published')).rejects.toThrow();
  const report = await reportOn(`own-${id}`);
  const deletedAt = new Date().toISOString();
  const trash = () => payload.update({ collection: 'manuals', id, data: { deletedAt } });
  await expect(trash()).rejects.toMatchObject({
    status: 409,
    message: 'These reports use this manual: Review 2030-31.',
  });
  await expect(payload.delete({ collection: 'manuals', id })).rejects.toThrow('Review 2030-31');
  await payload.delete({ collection: 'evidence-groups', id: report.id });
  await trash();
  await expect(reportOn(`own-${id}`, 'published')).rejects.toThrow();
});

it('refuses to delete a manual that an unpublished change of a report uses', {
  timeout: patience,
}, async () => {
  const metrics = [{ sr_no: '1.1', metric_question: 'How?', type: 'QUALITATIVE' as const }];
  const { id } = await payload.create({ collection: 'manuals', data: { name, metrics } });
  const report = await reportOn('naac-affiliated-2020', 'published');
  const data = { manual: `own-${id}` };
  await payload.update({ collection: 'evidence-groups', id: report.id, data, draft: true });
  await expect(payload.delete({ collection: 'manuals', id })).rejects.toThrow('Review 2030-31');
});

it('refuses repeated or malformed metric numbers and a repeated name', {
  timeout: patience,
}, async () => {
  const write = (...numbers: string[]) =>
    payload.create({
      collection: 'manuals',
      data: {
        name,
        metrics: numbers.map((sr_no) => ({ sr_no, metric_question: 'How?', type: 'QUALITATIVE' })),
      },
    });
  await expect(write('1.1', '1.2', '1.1')).rejects.toMatchObject({
    data: { errors: [{ message: 'The metric 1.1 appears twice.' }] },
  });
  await expect(write('1')).rejects.toThrow();
  await expect(write('1.1.')).rejects.toThrow();
  expect((await write('1.1', '1.2')).metrics).toHaveLength(2);
  // Reports refer to it by its name.
  await expect(write('1.1')).rejects.toThrow(/invalid: name/);
});
