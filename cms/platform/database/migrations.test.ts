import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Adapter } from './drift.ts';

let payload: Payload;
let both: Adapter[];
beforeAll(async () => {
  payload = await temporaryCms();
  const { adapters } = await import('./drift.ts');
  both = await adapters(payload);
}, patience);

test('both databases have the same migrations, in the same order', () => {
  const [sqlite, postgres] = both.map(({ migrationDir }) =>
    readdirSync(migrationDir)
      .sort()
      .map((name) => name.replace(/^[\d_]+/, '')),
  );
  expect(postgres).toEqual(sqlite);
});

test('migrations create the tables of the current collections', { timeout: patience }, async () => {
  const { compare } = await import('./drift.ts');
  for (const adapter of both) {
    const { content, migrated } = await compare(adapter);
    expect(migrated, 'npm run migration -- NAME').toEqual(content);
  }
});

test('the stored types match the current collections', { timeout: patience }, async () => {
  const { generateTypes } = await import('payload/node');
  const { folder } = await import('../folder.ts');
  const written = path.join(process.env.DATA_DIR ?? '', 'payload-types.ts');
  vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', written);
  await generateTypes(payload.config, { log: false });
  const stored = readFileSync(path.join(folder, 'payload-types.ts'), 'utf8');
  expect(readFileSync(written, 'utf8') === stored, 'npm run migration -- NAME').toBe(true);
});
