/**
 * Compares the schema that the configuration needs with the schema of the migrations, for both
 * databases and without a connection.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { postgres, sqlite } from './adapter.ts';

export type Adapter = ReturnType<ReturnType<typeof sqlite | typeof postgres>['init']>;

/** Both adapters, with the tables of the configuration. */
export function adapters(payload: Payload): Promise<Adapter[]> {
  const both = [sqlite(), postgres('postgres://nobody@127.0.0.1:1/none')];
  return Promise.all(
    both.map(async ({ init }) => {
      const adapter = init({ payload });
      await adapter.init?.();
      return adapter;
    }),
  );
}

/** The schema snapshots that the migrations left. */
export const snapshotsOf = ({ migrationDir }: Adapter): string[] =>
  readdirSync(migrationDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(migrationDir, name));

/** The tables of the configuration, and those of the last migration. */
export async function compare(adapter: Adapter): Promise<{ content: object; migrated: object }> {
  const { generateDrizzleJson } = adapter.requireDrizzleKit();
  const last = snapshotsOf(adapter).at(-1);
  return {
    content: plain(await generateDrizzleJson(adapter.schema)),
    migrated: last ? plain(JSON.parse(readFileSync(last, 'utf8'))) : {},
  };
}

/** The snapshot as JSON without its random ids. */
function plain(snapshot: object): object {
  const { id, prevId, ...tables } = JSON.parse(JSON.stringify(snapshot));
  return tables;
}
