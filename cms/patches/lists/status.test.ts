import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { visibleStatus } from './status.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('shows whether a notice is public', { timeout: patience }, async () => {
  const collection = 'notices';
  const { id } = await addNotice(payload, { title: 'Fees' });
  const status = async () => {
    const newest = await payload.findByID({ collection, id, draft: true });
    return visibleStatus({ payload, collection }, newest);
  };
  expect(await status()).toBe('published');
  await payload.update({ collection, id, data: { title: 'Newer' }, draft: true });
  expect(await status()).toBe('draftHasPublishedVersion');
  await payload.update({ collection, id, data: { _status: 'draft' } });
  expect(await status()).toBe('draft');
});

it('shows that status in every list with drafts', () => {
  const drafted = payload.config.collections.filter(({ versions }) => versions?.drafts);
  expect(drafted.length).toBeGreaterThan(3);
  for (const { slug, fields } of drafted)
    expect([slug, fields.find((field) => 'name' in field && field.name === '_status')]).toEqual([
      slug,
      expect.objectContaining({
        admin: expect.objectContaining({
          components: expect.objectContaining({ Cell: expect.stringContaining('StatusCell') }),
        }),
      }),
    ]);
});
