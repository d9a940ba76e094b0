import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { publicFile } from '../platform/references/public-files.ts';
import { addPicture, pdf } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { evidence } from './evidence.ts';
import type { Context } from './handler.ts';

let payload: Payload;
let context: Context;
const ids = { group: '', criterion: '', question: '' };
const iqac = evidence('IQAC');
const ssr = evidence('SSR');

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
  const picture = (await addPicture(payload, 'evidence.jpg')).id;
  const group = await payload.create({
    collection: 'evidence-groups',
    data: {
      name: 'AQAR',
      report: 'IQAC',
      types: ['QUALITATIVE', 'QUANTITATIVE'],
      _status: 'published',
    },
  });
  const criterion = (order: number, type: 'QUALITATIVE' | 'QUANTITATIVE') =>
    payload.create({
      collection: 'evidence-criteria',
      data: { group: group.id, type, criterion: `${order}. Criterion`, order },
    });
  await criterion(2, 'QUALITATIVE');
  const first = await criterion(1, 'QUALITATIVE');
  await criterion(3, 'QUANTITATIVE');
  const question = (sr_no: string) =>
    payload.create({
      collection: 'evidence-questions',
      data: { criterion: first.id, sr_no, metric_question: `Question ${sr_no}` },
    });
  await question('1.1.10');
  const ninth = await question('1.1.9');
  const bytes = await pdf();
  const report = await payload.create({
    collection: 'media',
    data: { alt: 'A report' },
    file: { name: 'report.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.length },
  });
  const _status = 'published';
  for (const sr_no of ['b', 'a']) {
    const uploads = sr_no === 'a' ? [picture, report.id] : [picture];
    const data = { question: ninth.id, sr_no, title: `File ${sr_no}`, uploads };
    await payload.create({ collection: 'evidence-files', data: { ...data, _status } });
  }
  Object.assign(ids, {
    group: String(group.id),
    criterion: String(first.id),
    question: String(ninth.id),
  });
}, patience);

it('lists the groups of a report with their types', async () => {
  const types = ['QUALITATIVE', 'QUANTITATIVE'];
  expect(await iqac.groups({}, context)).toEqual([{ id: ids.group, name: 'AQAR', types }]);
  expect(await ssr.groups({}, context)).toEqual([]);
});

it('lists the criteria of one type in their order', async () => {
  const ofType = async (type: string) =>
    (await iqac.subgroups({ group_id: ids.group, type }, context)).map(
      ({ criterion }) => criterion,
    );
  expect(await ofType('QUALITATIVE')).toEqual(['1. Criterion', '2. Criterion']);
  expect(await ofType('QUANTITATIVE')).toEqual(['3. Criterion']);
  expect(await ofType('UNHEARD OF')).toEqual([]);
});

it('sorts questions by their number, not as text', async () => {
  const questions = await iqac.subsubgroups({ sub_group_id: ids.criterion }, context);
  expect(questions.map(({ sr_no }) => sr_no)).toEqual(['1.1.9', '1.1.10']);
});

it('lists the files of a question in their order', async () => {
  const files = await iqac.filegroups({ sub_sub_group_id: ids.question }, context);
  expect(files.map(({ sr_no }) => sr_no)).toEqual(['a', 'b']);
  // The specification's browser knows only pictures and files.
  expect(files[0]?.upload_info).toMatchObject([
    { fileType: 'image', alt: 'A red field' },
    { fileType: 'file', mime: 'application/pdf' },
  ]);
});

it('sorts sets by the order of the office', async () => {
  const { docs } = await payload.find({ collection: 'evidence-files', sort: 'sr_no' });
  const [a] = docs.map(({ id }) => id);
  const move = (order: number) =>
    payload.update({ collection: 'evidence-files', id: Number(a), data: { order } });
  await move(101);
  const files = await iqac.filegroups({ sub_sub_group_id: ids.question }, context);
  expect(files.map(({ sr_no }) => sr_no)).toEqual(['b', 'a']);
  await move(100);
});

it('returns nothing from a report that is a draft', async () => {
  const state = (_status: 'draft' | 'published') =>
    payload.update({ collection: 'evidence-groups', id: Number(ids.group), data: { _status } });
  const visible = async () => [
    ...(await iqac.groups({}, context)),
    ...(await iqac.subgroups({ group_id: ids.group, type: 'QUALITATIVE' }, context)),
    ...(await iqac.subsubgroups({ sub_group_id: ids.criterion }, context)),
    ...(await iqac.filegroups({ sub_sub_group_id: ids.question }, context)),
  ];
  const { docs } = await payload.find({
    collection: 'media',
    where: { alt: { equals: 'A report' } },
  });
  const file = async () => (await publicFile(String(docs[0]?.address), payload)).state;
  expect(await file()).toBe('kept');
  await state('draft');
  expect(await visible()).toEqual([]);
  expect(await file()).toBe('withdrawn');
  await state('published');
  expect(await visible()).toHaveLength(1 + 2 + 2 + 2);
});

it('returns nothing for ids of the other report and for invalid ids', async () => {
  const type = 'QUALITATIVE';
  expect(await ssr.subgroups({ group_id: ids.group, type }, context)).toEqual([]);
  expect(await ssr.subsubgroups({ sub_group_id: ids.criterion }, context)).toEqual([]);
  expect(await ssr.filegroups({ sub_sub_group_id: ids.question }, context)).toEqual([]);
  for (const id of ['999', 'one', '-1', `${2 ** 60}`]) {
    expect(await iqac.subgroups({ group_id: id, type }, context)).toEqual([]);
    expect(await iqac.subsubgroups({ sub_group_id: id }, context)).toEqual([]);
    expect(await iqac.filegroups({ sub_sub_group_id: id }, context)).toEqual([]);
  }
});
