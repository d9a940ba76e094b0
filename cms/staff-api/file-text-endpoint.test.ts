import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '../access.ts';
import { addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { fileText } from './file-text-endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

async function save(role: Role, data: object) {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const response = await fileText.handler(Object.assign(req, { data }));
  return response.status;
}

it('lets accounts that may replace a file correct its text, unless the file has changed', async () => {
  const data = Buffer.from('Fes');
  const { id, filename } = await payload.create({
    collection: 'media',
    data: {},
    file: { name: 'fees.txt', data, mimetype: 'text/plain', size: data.length },
  });
  const written = { file: id, filename, pages: [{ number: 1, text: ' Fees\r\nof 2026 ' }] };
  expect(await save('moderator', written)).toBe(403);
  expect(await save('iqac-coordinator', written)).toBe(403);
  expect(await save('editor', { ...written, pages: 'Fees' })).toBe(400);
  expect(await save('editor', { ...written, filename: 'before.txt' })).toBe(409);
  expect(await save('editor', written)).toBe(200);
  const { docs } = await payload.find({ collection: 'document-texts' });
  expect(docs).toMatchObject([
    { state: 'read', read: 'person', pages: [{ number: 1, text: 'Fees\nof 2026' }] },
  ]);
  expect(await save('editor', { ...written, pages: [] })).toBe(200);
  expect((await payload.find({ collection: 'document-texts' })).docs[0]?.state).toBe('nothing');
});
