import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let report: number;
let question: number;
let set: number;

beforeEach(async () => {
  payload = await temporaryCms();
  const { create } = payload;
  report = (
    await create({
      collection: 'evidence-groups',
      data: { name: 'AQAR 2024-25', report: 'IQAC', types: ['QUALITATIVE'] },
    })
  ).id;
  const criterion = { group: report, type: 'QUALITATIVE' as const, criterion: '1. Curriculum' };
  const { id } = await create({ collection: 'evidence-criteria', data: criterion });
  const questionData = { criterion: id, sr_no: '1.1.1', metric_question: 'How?' };
  question = (await create({ collection: 'evidence-questions', data: questionData })).id;
  const draft = { question, title: 'Calendar', _status: 'draft' as const };
  set = (await create({ collection: 'evidence-files', data: draft, draft: true })).id;
}, patience);

const nameOf = async (
  collection: 'evidence-criteria' | 'evidence-questions' | 'evidence-files',
  locale: Locale = 'en',
) => {
  const { docs } = await payload.find({ collection, draft: true, locale });
  return docs.map(({ name }) => name);
};

it('names records of evidence after their report', async () => {
  expect(await nameOf('evidence-criteria')).toEqual(['AQAR 2024-25 · 1. Curriculum']);
  expect(await nameOf('evidence-questions')).toEqual(['AQAR 2024-25 · 1.1.1']);
  expect(await nameOf('evidence-files')).toEqual(['AQAR 2024-25 · 1.1.1 · Calendar']);
});

it('names them in every language', async () => {
  await payload.update({
    collection: 'evidence-files',
    id: set,
    data: { title: 'দিনপঞ্জী' },
    locale: 'as',
    draft: true,
  });
  expect(await nameOf('evidence-files', 'as')).toEqual(['AQAR 2024-25 · 1.1.1 · দিনপঞ্জী']);
  const name = 'AQAR ২০২৪-২৫';
  await payload.update({
    collection: 'evidence-groups',
    id: report,
    data: { name },
    locale: 'as',
  });
  expect(await nameOf('evidence-files', 'as')).toEqual(['AQAR ২০২৪-২৫ · 1.1.1 · দিনপঞ্জী']);
  expect(await nameOf('evidence-files')).toEqual(['AQAR 2024-25 · 1.1.1 · Calendar']);
});

it('renames drafts and published records below a renamed or moved record', async () => {
  await payload.update({
    collection: 'evidence-groups',
    id: report,
    data: { name: 'AQAR 2025-26' },
  });
  expect(await nameOf('evidence-criteria')).toEqual(['AQAR 2025-26 · 1. Curriculum']);
  expect(await nameOf('evidence-files')).toEqual(['AQAR 2025-26 · 1.1.1 · Calendar']);
  await payload.update({
    collection: 'evidence-questions',
    id: question,
    data: { sr_no: '1.1.2' },
  });
  expect(await nameOf('evidence-files')).toEqual(['AQAR 2025-26 · 1.1.2 · Calendar']);
  const stored = await payload.findByID({ collection: 'evidence-files', id: set });
  expect(stored.name).toBe('AQAR 2025-26 · 1.1.2 · Calendar');
});

it('renames a record with a new title and leaves out missing parts', async () => {
  const draft = (data: object, id = set) =>
    payload.update({ collection: 'evidence-files', id, data, draft: true });
  await draft({ title: 'Routine' });
  expect(await nameOf('evidence-files')).toEqual(['AQAR 2024-25 · 1.1.1 · Routine']);
  expect((await draft({ title: '' })).name).toBe('AQAR 2024-25 · 1.1.1');
  const loose = { title: 'Loose', _status: 'draft' as const };
  const data = loose as typeof loose & { question: number };
  const created = await payload.create({ collection: 'evidence-files', data, draft: true });
  expect(created.name).toBe('Loose');
});

it('uses a new English report name in languages without one of their own', async () => {
  const title = 'দিনপঞ্জী';
  const change = { id: set, data: { title }, locale: 'as', draft: true } as const;
  await payload.update({ collection: 'evidence-files', ...change });
  const data = { name: 'AQAR 2025-26' };
  await payload.update({ collection: 'evidence-groups', id: report, data });
  expect(await nameOf('evidence-files', 'as')).toEqual([`AQAR 2025-26 · 1.1.1 · ${title}`]);
});

it("renames only records below the question's own report", async () => {
  const { create } = payload;
  const types = { types: ['QUALITATIVE' as const], report: 'IQAC' as const };
  const other = await create({ collection: 'evidence-groups', data: { name: 'SSR', ...types } });
  const criterion = { group: other.id, type: 'QUALITATIVE' as const, criterion: '1. Curriculum' };
  const { id } = await create({ collection: 'evidence-criteria', data: criterion });
  const questionData = { criterion: id, sr_no: '1.1.1', metric_question: 'How?' };
  // Ids of the levels differ on purpose: 2, 2 and 3.
  await create({ collection: 'evidence-questions', data: questionData });
  const third = await create({ collection: 'evidence-questions', data: questionData });
  const draft = { question: third.id, title: 'Routine', _status: 'draft' as const };
  await create({ collection: 'evidence-files', data: draft, draft: true });
  const data = { sr_no: '1.2.1' };
  await payload.update({ collection: 'evidence-questions', id: third.id, data });
  expect((await nameOf('evidence-files')).sort()).toEqual([
    'AQAR 2024-25 · 1.1.1 · Calendar',
    'SSR · 1.2.1 · Routine',
  ]);
});
