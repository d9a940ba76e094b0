import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { selectWithRowFiles } from './select-row-files.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('reads the files of rows', async () => {
  const file = [(await addPicture(payload, 'proof.jpg')).id];
  const { id } = await payload.create({
    collection: 'employees',
    data: { name: 'A', type: 'FACULTY', _status: 'published', seminars: [{ title: 'T', file }] },
  });
  const { flattenedFields } = payload.collections.employees.config;
  const { seminars } = await payload.findByID({
    collection: 'employees',
    id,
    select: selectWithRowFiles(flattenedFields, ['seminars']),
  });
  expect(seminars).toMatchObject([{ title: 'T', file }]);
});
