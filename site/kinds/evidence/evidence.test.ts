import type { Client } from '@college/contract/client';
import { Upload } from '@college/contract/entities';
import { expect, test, vi } from 'vitest';
import { browseEvidence, filterRows } from './browse-evidence.ts';

const [minutes, annex] = ['minutes.pdf', 'annex.pdf'].map((path) => Upload.parse({ path }));
const call = {
  getgroup: async () => [
    { id: '1', name: 'AQAR', types: ['QUALITATIVE', 'QUANTITATIVE'] },
    { id: '2', name: 'SSR', types: ['QUALITATIVE'] },
  ],
  getsubgroupbygroupidandtype: async ({ type }: { type: string }) => [
    { id: `${type}-1`, criterion: 'Curricular Aspects', metric_question: 'পাঠ্যক্ৰম' },
    { id: `${type}-2`, criterion: 'Research', metric_question: 'How much?' },
  ],
  getsubsubgroupbysubgroupid: async () => [{ id: 'q', sr_no: '1.1.1', metric_question: 'Which?' }],
  getfilegroupbysubsubgroupid: async () => [
    { sr_no: '1', title: 'Minutes', upload_info: [minutes, annex] },
    { sr_no: '2', title: 'Photo', upload_info: [Upload.parse({ path: 'photo.jpg' })] },
  ],
} as unknown as Client;
const at = (query: string) =>
  browseEvidence(call, 'IQAC', new URL(`https://c.test/iqac/matrix${query}`));
const refused = expect.objectContaining({ status: 404 });

test('opens at the criteria of the first group and type', async () => {
  const step = await at('');
  expect(step).toMatchObject({ group: { id: '1' }, type: 'QUALITATIVE', all: 2 });
  expect(step.rows[1]?.opens).toEqual({
    group: '1',
    type: 'QUALITATIVE',
    criterion: 'QUALITATIVE-2',
  });
});

test('a criterion leads to its questions, a question to its files', async () => {
  const questions = await at('?group=1&type=QUANTITATIVE&criterion=QUANTITATIVE-1');
  expect(questions.columns).toEqual(['srNo', 'question']);
  const files = await at('?group=1&type=QUANTITATIVE&criterion=QUANTITATIVE-1&srno=q');
  expect(files.rows.map((row) => row.files?.[0]?.path)).toEqual(['minutes.pdf', 'photo.jpg']);
});

test('a criterion and a type lead to the files of all their metrics', async () => {
  const ofType = await at('?group=1&type=QUALITATIVE&files=all');
  const metric = { srNo: '1.1.1', question: 'Which?', files: 'minutes.pdf annex.pdf photo.jpg' };
  expect(ofType.rows.map(({ texts }) => texts)).toEqual([metric, metric]);
  const query = { group: '1', type: 'QUALITATIVE', criterion: 'QUALITATIVE-2' };
  const { rows, ...ofCriterion } = await at(`?${new URLSearchParams({ ...query, files: 'all' })}`);
  expect(ofCriterion.query).toEqual({ ...query, files: 'all' });
  expect(rows.map(({ opens, files }) => [opens, files?.length])).toEqual([
    [{ ...query, srno: 'q' }, 3],
  ]);
});

test.each([
  '?files=some',
  '?group=9',
  '?group=2&type=QUANTITATIVE',
  '?criterion=none',
  '?type=QUANTITATIVE&criterion=QUALITATIVE-1',
  '?criterion=QUALITATIVE-1&srno=none',
])('%s is a 404', async (query) => {
  await expect(at(query)).rejects.toEqual(refused);
});

test('searches columns for any part, ignoring case; all searches apply', async () => {
  const criteriaAt = async (query: string) =>
    (await at(query)).rows.map(({ texts }) => texts.criterion);
  expect(await criteriaAt('?in_criterion=CURRIC')).toEqual(['Curricular Aspects']);
  expect(await criteriaAt('?in_question=পাঠ্য')).toEqual(['Curricular Aspects']);
  expect(await criteriaAt('?in_criterion=e&in_question=how')).toEqual(['Research']);
  expect(await criteriaAt('?in_criterion=curric&in_question=how')).toEqual([]);
  expect(await criteriaAt('?in_criterion=&in_question=%20')).toHaveLength(2);
});

test('asks for nothing that the address leaves empty', async () => {
  const { group, type, criterion } = await at('?group=&type=&criterion=&srno=');
  expect([group?.id, type, criterion]).toEqual(['1', 'QUALITATIVE', undefined]);
});

test('an added page has its own groups and the same calls for other steps', async () => {
  const requests: string[] = [];
  const client = Object.fromEntries(
    Object.entries(call).map(([name, answer]) => [
      name.replace('get', 'getssr'),
      (input: never) => {
        requests.push(name);
        return (answer as (input: never) => unknown)(input);
      },
    ]),
  ) as unknown as Client;
  const url = new URL('https://c.test/?group=1&type=QUALITATIVE&criterion=QUALITATIVE-1&srno=q');
  await browseEvidence(client, 'SSR', url);
  expect(requests).toEqual([
    ...['getgroup', 'getsubgroupbygroupidandtype'],
    ...['getsubsubgroupbysubgroupid', 'getfilegroupbysubsubgroupid'],
  ]);
  const own = vi.fn(async () => [{ id: '9', name: 'Green audit', types: [] }]);
  const view = await browseEvidence(
    { ...client, getowngroup: own },
    'OWN_GREEN_AUDIT',
    new URL('https://c.test'),
  );
  expect([own.mock.calls, view.group?.id]).toEqual([[[{ type: 'OWN_GREEN_AUDIT' }]], '9']);
});

test('searches files by name', async () => {
  const step = await at('?criterion=QUALITATIVE-1&srno=q&in_files=.JPG');
  expect(step.rows.map(({ texts }) => texts.title)).toEqual(['Photo']);
  const files = await at('?criterion=QUALITATIVE-1&srno=q');
  expect(files.rows[0]?.texts.files).toBe('minutes.pdf annex.pdf');
});

test('ignores filters of columns that a step does not have', () => {
  const rows = [{ texts: { title: 'a' } }];
  expect(filterRows(rows, { title: 'A' })).toEqual(rows);
  expect(filterRows(rows, { files: 'b' })).toEqual([]);
});
