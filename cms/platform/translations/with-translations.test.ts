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
const dating = withTranslations(notices).hooks?.beforeChange?.at(-1);

it.each([
  ['that are new', { title: 'Fees' }, undefined, true],
  ['that are others', { title: 'Fees' }, { title: 'Fee' }, true],
  ['that were taken away', { title: '' }, { title: 'Fees' }, true],
  ['that stay', { title: 'Fees' }, { title: 'Fees' }, false],
  ['of which nothing is said', { link: '/a' }, { title: 'Fees' }, false],
  ['that are none as before', { title: ' ' }, { title: null }, false],
])('words %s are dated', async (_, data, originalDoc, isDated) => {
  const stored = await dating?.({ data, originalDoc } as never);
  expect(CHANGED in stored).toBe(isDated);
});
