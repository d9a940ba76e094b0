/** Where what the content says and what the migrations make differ, of each database and without asking one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { postgres, sqlite } from './adapter.ts';

export type Adapter = ReturnType<ReturnType<typeof sqlite | typeof postgres>['init']>;

/** Both, with the tables that the content asks for. */
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

/** What the last migration of each left behind: its description of all tables. */
export const snapshotsOf = ({ migrationDir }: Adapter): string[] =>
  readdirSync(migrationDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(migrationDir, name));

/** The tables as the content asks for them, and as the last migration left them. */
export async function compare(adapter: Adapter): Promise<{ content: object; migrated: object }> {
  const { generateDrizzleJson } = adapter.requireDrizzleKit();
  const last = snapshotsOf(adapter).at(-1);
  return {
    content: plain(await generateDrizzleJson(adapter.schema)),
    migrated: last ? plain(JSON.parse(readFileSync(last, 'utf8'))) : {},
  };
}

/** As a file has it, without the numbers that are drawn anew each time. */
function plain(snapshot: object): object {
  const { id, prevId, ...tables } = JSON.parse(JSON.stringify(snapshot));
  return tables;
}
