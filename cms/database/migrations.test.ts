import { expect, test } from 'vitest';
import { migrations as postgres } from '../migrations/postgres/index.ts';
import { migrations as sqlite } from '../migrations/sqlite/index.ts';

const purposes = (migrations: readonly { name: string }[]) =>
  migrations.map(({ name }) => name.replace(/^[\d_]+/, ''));

test('both databases have the same migrations, in the same order', () => {
  expect(purposes(postgres)).toEqual(purposes(sqlite));
});
