import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addPicture, addUser, showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readUses } from './read-uses.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('counts the records that use a file, and names those that the user may read', {
  timeout: patience,
}, async () => {
  const { id } = await addPicture(payload, 'gate.jpg');
  const data = { uploads: [id] };
  const draft = await addNotice(payload, { title: 'A draft', _status: 'draft' });
  await payload.update({ collection: 'notices', id: draft.id, data, draft: true });
  const deleted = await addNotice(payload, { title: 'Gone' });
  await payload.update({ collection: 'notices', id: deleted.id, data });
  await payload.update({
    collection: 'notices',
    id: deleted.id,
    data: { deletedAt: new Date().toISOString() },
  });
  const { id: page } = await showFiles(payload, id);
  await payload.updateGlobal({ slug: 'college', data: { name: 'Ours', emblem: id } });

  const usesFor = async (role: 'editor' | 'moderator') => {
    const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
    return (await readUses('media', id, req)).map(({ total, first }) => [
      total,
      ...first.map(({ href, title }) => `${href} ${title}`),
    ]);
  };
  const expected = [1, `/admin/collections/important-files/${page} Shown`];
  expect(await usesFor('editor')).toEqual([
    [1],
    expected,
    [1, `/admin/collections/notices/${draft.id} A draft`],
  ]);
  expect(await usesFor('moderator')).toEqual([[1], expected, [1]]);
});
