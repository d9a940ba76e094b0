/** Lists of evidence are in the order of the report, not in the order of creation. */
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let picture: number;
beforeAll(async () => {
  payload = await temporaryCms();
  picture = (await addPicture(payload, 'red.jpg')).id;
}, patience);

async function add(collection: CollectionSlug, data: object): Promise<number> {
  return Number((await payload.create({ collection, data } as never)).id);
}
const listed = async (collection: CollectionSlug) =>
  (await payload.find({ collection, depth: 0 })).docs.map(({ id }) => Number(id));

it('sorts by the levels above, the order of the office and the number', {
  timeout: patience,
}, async () => {
  const group = (report: string, order: number) =>
    add('evidence-groups', { name: 'A report', report, order, types: ['QUALITATIVE'] });
  const groups = [await group('SSR', 1), await group('IQAC', 2), await group('IQAC', 1)];
  expect(await listed('evidence-groups')).toEqual(groups.toReversed());

  const [first, second] = groups;
  const criterion = (of: number | undefined, type: string, order: number) =>
    add('evidence-criteria', { group: of, type, order, criterion: 'A criterion' });
  const criteria = [
    await criterion(second, 'QUALITATIVE', 1),
    await criterion(first, 'QUANTITATIVE', 1),
    await criterion(first, 'QUALITATIVE', 2),
    await criterion(first, 'QUALITATIVE', 1),
  ];
  expect(await listed('evidence-criteria')).toEqual(criteria.toReversed());

  const [firstCriterion, secondCriterion] = criteria;
  const question = (of: number | undefined, sr_no: string) =>
    add('evidence-questions', { criterion: of, sr_no, metric_question: 'How?' });
  const questions = [
    await question(secondCriterion, '1.1'),
    await question(firstCriterion, '1.2'),
    await question(firstCriterion, '1.1'),
  ];
  expect(await listed('evidence-questions')).toEqual(questions.toReversed());

  const [firstQuestion, secondQuestion] = questions;
  const set = (of: number | undefined, order: number, sr_no: string) =>
    add('evidence-files', { question: of, order, sr_no, title: 'A set', uploads: [picture] });
  const sets = [
    await set(secondQuestion, 1, '1.1'),
    await set(firstQuestion, 2, '1.1'),
    await set(firstQuestion, 1, '1.2'),
    await set(firstQuestion, 1, '1.1'),
  ];
  expect(await listed('evidence-files')).toEqual(sets.toReversed());
});

it.each([
  ['without files', {}, false],
  ['with no file', { uploads: [] }, false],
  ['without a number', { sr_no: undefined, uploads: true }, false],
  ['with its number and files', { uploads: true }, true],
])(
  'publishes a set of files only if it is complete: %s',
  async (_what, { uploads, ...fields }: object & { uploads?: unknown }, isWhole) => {
    const [question] = await listed('evidence-questions');
    const files = uploads === true ? [picture] : uploads;
    const data = { question, sr_no: '1.1', title: 'A set', ...fields, uploads: files };
    const published = add('evidence-files', { ...data, _status: 'published' });
    if (isWhole) await expect(published).resolves.toBeGreaterThan(0);
    else await expect(published).rejects.toThrow(/invalid/);
  },
);
