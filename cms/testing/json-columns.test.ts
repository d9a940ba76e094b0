/** Every JSON column of ours is read by a schema (`jsonColumn`). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Payload, traverseFields } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { folder } from '../platform/folder.ts';
import { patience, temporaryCms } from './temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('have a schema each, and no schema is left of a column that is gone', () => {
  const files = globSync('**/*.ts', {
    cwd: folder,
    exclude: ['**/*.test.ts', 'node_modules/**', '.next/**'],
  });
  const described = files.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /\bjsonColumn\(\s*'([\w-]+)',\s*'(\w+)'/g,
      ),
    ].map(([, slug, name]) => `${slug}.${name}`),
  );
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
  expect(described.toSorted()).toEqual(columns.toSorted());
});
