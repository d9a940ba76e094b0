/** Tests the groups of records that are ordered together, and their titles. */
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { ArrangedList } from '../../staff-api/arrange/arranged.ts';
import { addPicture, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readArranged } from './read-arranged.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

async function parts(list: ArrangedList, of?: number, role: 'editor' | 'moderator' = 'editor') {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const parts = await readArranged(list, of, req);
  return parts.map(({ label, rows }) => [label, ...rows.map(({ title }) => title)]);
}

it('a list without groups is one group in its order, if it has at least two rows', {
  timeout: patience,
}, async () => {
  await payload.create({ collection: 'committees', data: { name: 'Second', order: 2 } });
  expect(await parts('committees')).toEqual([]);
  await payload.create({ collection: 'committees', data: { name: 'First', order: 1 } });
  expect(await parts('committees')).toEqual([['', 'First', 'Second']]);
});

it('groups are named after the labels of their options and the titles of their records', {
  timeout: patience,
}, async () => {
  const types = ['QUALITATIVE', 'QUANTITATIVE'] as const;
  const group = await payload.create({
    collection: 'evidence-groups',
    data: { name: 'AQAR', report: 'IQAC', types: [...types], _status: 'published' },
  });
  for (const type of types)
    for (const criterion of ['1. Curriculum', '2. Teaching'])
      await payload.create({
        collection: 'evidence-criteria',
        data: { group: group.id, type, criterion },
      });
  const both = ['AQAR · 1. Curriculum', 'AQAR · 2. Teaching'];
  expect(await parts('evidence-criteria', group.id)).toEqual([
    ['Qualitative metrics', ...both],
    ['Quantitative metrics', ...both],
  ]);
  const { docs } = await payload.find({ collection: 'evidence-criteria', limit: 1 });
  const uploads = [(await addPicture(payload, 'proof.jpg')).id];
  for (const sr_no of ['1.1', '1.2']) {
    const question = await payload.create({
      collection: 'evidence-questions',
      data: { criterion: docs[0]?.id ?? 0, sr_no, metric_question: `What of ${sr_no}?` },
    });
    for (const file of ['a', 'b'])
      await payload.create({
        collection: 'evidence-files',
        data: { question: question.id, sr_no: file, title: `File ${file}`, uploads },
      });
  }
  const labels = (await parts('evidence-files', group.id)).map(([label]) => label);
  expect(labels).toEqual(['1.1', '1.2'].map((sr_no) => expect.stringContaining(sr_no)));
  expect(await parts('evidence-files', group.id, 'moderator')).toEqual([]);
});

it('a group without a page of its own is named after its type only', {
  timeout: patience,
}, async () => {
  const page = await payload.create({
    collection: 'site-pages',
    data: { path: '/union', kind: 'members', title: 'Union' },
  });
  for (const own_page of [null, page.id])
    for (const name of ['Anil', 'Rina'])
      await payload.create({
        collection: 'members',
        data: { type: own_page ? 'OWN' : 'GOVERNING_BODY', own_page, name },
      });
  const labels = (await parts('members')).map(([label]) => label);
  expect(labels).toEqual(['A page of our own · /union', 'Governing body']);
});
