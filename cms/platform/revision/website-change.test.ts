/** Which saves make the website render its pages again. */
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, pdf } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readRevision } from './revision.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const upload = async (name: string) => {
  const data = await pdf();
  const file = { name, data, mimetype: 'application/pdf', size: data.length };
  return payload.create({ collection: 'media', data: {}, file });
};
const movesRevision = async (save: () => Promise<unknown>) => {
  const before = await readRevision(payload);
  await save();
  return (await readRevision(payload)) !== before;
};

it('keeps the revision for a new file and a draft that uses it, and moves it once the draft is published', async () => {
  let file = 0;
  let notice = 0;
  const attach = async () => {
    const fields = { type: 'COLLEGE_TENDER', uploads: [file], _status: 'draft' } as const;
    ({ id: notice } = await addNotice(payload, { title: 'Tender', ...fields }));
  };
  const publish = () =>
    payload.update({ collection: 'notices', id: notice, data: { _status: 'published' } });
  expect(
    await movesRevision(async () => {
      ({ id: file } = await upload('tender.pdf'));
    }),
  ).toBe(false);
  expect(await movesRevision(attach)).toBe(false);
  expect(await movesRevision(publish)).toBe(true);
  const rename = () =>
    payload.update({ collection: 'media', id: file, data: { alt: 'The tender of May' } });
  expect(await movesRevision(rename)).toBe(true);
});
