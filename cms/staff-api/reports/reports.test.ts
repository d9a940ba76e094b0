import { createLocalReq, type Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let report: number;

beforeEach(async () => {
  payload = await temporaryCms();
  const data = { name: 'AQAR 2024-25', report: 'IQAC', types: ['QUALITATIVE'] } as const;
  report = (
    await payload.create({
      collection: 'evidence-groups',
      data: { ...data, types: ['QUALITATIVE', 'QUANTITATIVE'], _status: 'published' },
    })
  ).id;
}, patience);

/** Sends a request of the admin. Returns the status and the answer. */
async function ask(name: string, role: 'iqac-coordinator' | 'moderator', id = report) {
  const endpoint = payload.config.endpoints.find(({ path }) => path === `/reports/:id/${name}`);
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  req.routeParams = { id };
  const response = await endpoint?.handler(req);
  return [response?.status, await response?.json()];
}
const askAs = (name: string) => ask(name, 'iqac-coordinator');
const refusal = (message: string) => ({ errors: [expect.objectContaining({ message })] });

describe('a report copied to the next year', () => {
  beforeEach(async () => {
    const { create } = payload;
    const criterion = { group: report, type: 'QUALITATIVE' as const, criterion: '1. Curriculum' };
    const { id } = await create({ collection: 'evidence-criteria', data: criterion });
    await payload.update({
      collection: 'evidence-criteria',
      id,
      data: { criterion: '1. পাঠ্যক্ৰম' },
      locale: 'as',
    });
    const asked = { criterion: id, sr_no: '1.1.1', metric_question: 'How?' };
    const question = await create({ collection: 'evidence-questions', data: asked });
    const bytes = Buffer.from('a,b');
    const file = { name: 'a.csv', data: bytes, mimetype: 'text/csv', size: bytes.length };
    const { id: upload } = await create({ collection: 'media', data: {}, file });
    await create({
      collection: 'evidence-files',
      data: {
        question: question.id,
        sr_no: '1.1.1 (a)',
        title: 'Calendar',
        uploads: [upload],
        order: 3,
        _status: 'published',
      },
    });
  });

  it('has the same criteria, questions and sets in every language, as a draft without files', async () => {
    const [status, { id }] = await askAs('next-year');
    expect(status).toBe(200);
    const find = { draft: true, where: { id: { equals: id } } } as const;
    expect((await payload.find({ collection: 'evidence-groups', ...find })).docs).toMatchObject([
      { name: 'AQAR 2025-26', order: 99, _status: 'draft', types: ['QUALITATIVE', 'QUANTITATIVE'] },
    ]);
    const of = { where: { group: { equals: id } }, locale: 'as' } as const;
    const criteria = await payload.find({ collection: 'evidence-criteria', ...of });
    expect(criteria.docs).toMatchObject([
      { criterion: '1. পাঠ্যক্ৰম', name: 'AQAR 2025-26 · 1. পাঠ্যক্ৰম' },
    ]);
    const sets = await payload.find({
      collection: 'evidence-files',
      draft: true,
      where: { 'question.criterion.group': { equals: id } },
    });
    expect(sets.docs).toMatchObject([
      {
        name: 'AQAR 2025-26 · 1.1.1 · Calendar',
        sr_no: '1.1.1 (a)',
        order: 3,
        _status: 'draft',
        uploads: [],
      },
    ]);
    await expect(payload.delete({ collection: 'evidence-groups', id })).rejects.toThrow(
      /because it is used in/,
    );
  });

  it('is created only once', async () => {
    await askAs('next-year');
    expect(await askAs('next-year')).toEqual([422, refusal('‘AQAR 2025-26’ already exists.')]);
  });

  it('needs a year in its name', async () => {
    await payload.update({ collection: 'evidence-groups', id: report, data: { name: 'AQAR' } });
    const [status, { errors }] = await askAs('next-year');
    expect([status, errors[0].message]).toEqual([422, expect.stringContaining('has no year')]);
  });

  it('is refused without the right to write evidence', async () => {
    const [status] = await ask('next-year', 'moderator');
    expect(status).toBe(403);
    expect((await payload.count({ collection: 'evidence-groups' })).totalDocs).toBe(1);
  });
});

describe('the metrics of a manual', () => {
  const choose = (manual: string) =>
    payload.update({ collection: 'evidence-groups', id: report, data: { manual } });
  const numbers = async () => {
    const find = { collection: 'evidence-questions', pagination: false } as const;
    return (await payload.find(find)).docs.map(({ sr_no }) => sr_no);
  };

  it('are added under their criteria, missing ones only', async () => {
    expect(await askAs('fill')).toMatchObject([422, {}]);
    await choose('naac-affiliated-aqar');
    expect(await askAs('fill')).toEqual([200, { added: 96 }]);
    expect(await numbers()).toContain('3.4.4');
    const { docs } = await payload.find({ collection: 'evidence-criteria', sort: 'id', limit: 2 });
    expect(docs.map(({ criterion, type }) => [criterion, type])).toEqual([
      ['1. Curricular aspects', 'QUALITATIVE'],
      ['1. Curricular aspects', 'QUANTITATIVE'],
    ]);
    const where = { sr_no: { equals: '3.4.4' } };
    await payload.delete({ collection: 'evidence-questions', where: where });
    expect(await askAs('fill')).toEqual([200, { added: 1 }]);
    expect((await payload.count({ collection: 'evidence-criteria' })).totalDocs).toBe(14);
  });

  it('limit the numbers of the questions', async () => {
    await expect(choose('unheard-of')).rejects.toThrow();
    await choose('naac-affiliated-2023');
    const criterion = { group: report, type: 'QUANTITATIVE' as const, criterion: '3. Research' };
    const { id } = await payload.create({ collection: 'evidence-criteria', data: criterion });
    const question = (sr_no: string) =>
      payload.create({
        collection: 'evidence-questions',
        data: { criterion: id, sr_no, metric_question: 'How many?' },
      });
    await expect(question('3.4.4')).rejects.toMatchObject({
      data: { errors: [{ message: 'The manual of this report has no metric 3.4.4.' }] },
    });
    expect((await question('3.4.3')).sr_no).toBe('3.4.3');
    await choose('');
    expect((await question('3.4.4')).sr_no).toBe('3.4.4');
  });
});

it('lists the questions of a report with the number of their sets', async () => {
  const { readQuestions } = await import('../../admin/imports/evidence/read-report.ts');
  await payload.update({
    collection: 'evidence-groups',
    id: report,
    data: { manual: 'naac-affiliated-aqar' },
  });
  await askAs('fill');
  const user = await addUser(payload, 'iqac-coordinator');
  const req = await createLocalReq({ user }, payload);
  const [first] = await readQuestions(report, req);
  const set = { question: Number(first?.id), title: 'Calendar' };
  await payload.create({ collection: 'evidence-files', data: set as never, draft: true });
  const questions = await readQuestions(report, req);
  expect(questions.map(({ number }) => number).slice(0, 3)).toEqual(['1.1.1', '1.1.2', '1.1.3']);
  expect(questions.map(({ sets }) => sets).slice(0, 3)).toEqual([1, 0, 0]);
});
