import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { CHANGED } from './translation-state.ts';
import { withTranslations } from './with-translations.ts';

const notices: CollectionConfig = {
  slug: 'notices',
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'link', type: 'text' },
  ],
};
const storeTime = withTranslations(notices).hooks?.beforeChange?.at(-1);

it.each([
  ['that are new', { title: 'Fees' }, undefined, true],
  ['that differ', { title: 'Fees' }, { title: 'Fee' }, true],
  ['that were removed', { title: '' }, { title: 'Fees' }, true],
  ['that stay the same', { title: 'Fees' }, { title: 'Fees' }, false],
  ['that the update omits', { link: '/a' }, { title: 'Fees' }, false],
  ['that are still empty', { title: ' ' }, { title: null }, false],
])('stores a time only for changed words: words %s', async (_, data, originalDoc, isDated) => {
  const stored = await storeTime?.({ data, originalDoc } as never);
  expect(CHANGED in stored).toBe(isDated);
});
