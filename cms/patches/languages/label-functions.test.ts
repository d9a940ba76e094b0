import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

it("labels Payload's own fields in each language, whichever form opens first", {
  timeout: patience,
}, async () => {
  const { config, collections } = await temporaryCms();
  const all = [...config.collections, ...config.globals];
  const labels = all.flatMap(({ fields, slug }) =>
    fields.flatMap((field) => ('label' in field ? [[slug, field.label] as const] : [])),
  );
  expect(labels.filter(([, label]) => typeof label === 'function')).toEqual([]);
  const { fields } = collections.departments.config;
  expect(fields.find((field) => 'name' in field && field.name === 'updatedAt')).toMatchObject({
    label: { en: 'Last changed', as: 'শেষ সলনি' },
  });
});
