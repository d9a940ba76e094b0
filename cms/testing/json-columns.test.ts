/** Every JSON column of ours is written and read by a schema (`jsonColumn`). */
import { type Payload, traverseFields } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from './temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('have a schema each, and no schema is left of a column that is gone', async () => {
  const { jsonColumns } = await import('../json-columns.ts');
  const { config } = payload;
  const columns = [...config.collections, ...config.globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, fields }) => {
      const names: string[] = [];
      traverseFields({
        config,
        fields,
        callback: ({ field }) => {
          if (field.type === 'json') names.push(`${slug}.${field.name}`);
        },
      });
      return names;
    });
  expect(columns.length).toBeGreaterThan(7);
  expect(jsonColumns.map(({ slug, name }) => `${slug}.${name}`).toSorted()).toEqual(
    columns.toSorted(),
  );
});
