import { readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { migrateTo } from './migrate.ts';

let payload: Payload;
let names: string[];
beforeAll(async () => {
  payload = await temporaryCms();
  names = readdirSync(payload.db.migrationDir)
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}, patience);

/**
 * Runs on a migrated database; resolves with the migrations that would be applied and the output.
 */
async function first(count: number) {
  const migrate = vi.spyOn(payload.db, 'migrate').mockResolvedValue();
  const message = await migrateTo(payload, count).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  const applied = migrate.mock.calls[0]?.[0]?.migrations?.map(({ name }) => name);
  migrate.mockRestore();
  return { applied, message };
}

it('applies the given number of migrations, and checks that they were applied', {
  timeout: patience,
}, async () => {
  expect(names.length).toBeGreaterThan(5);
  expect(await first(names.length)).toEqual({ applied: names, message: undefined });
  expect(await first(2)).toEqual({
    applied: names.slice(0, 2),
    message: `${names.length} of 2 migrations were applied.`,
  });
});

it('refuses data of a newer version before it applies any', { timeout: patience }, async () => {
  expect(await first(names.length + 1)).toEqual({
    applied: undefined,
    message: expect.stringContaining('newer version'),
  });
});
