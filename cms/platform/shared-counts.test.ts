import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const limit = { most: 3, minutes: 10 };

let payload: Payload;
let counts: typeof import('./shared-counts.ts');
let rowsOf: typeof import('./database/statements.ts').rowsOf;
beforeAll(async () => {
  payload = await temporaryCms();
  counts = await import('./shared-counts.ts');
  ({ rowsOf } = await import('./database/statements.ts'));
}, patience);

it('allows a number of requests for each key, and says when the next one is allowed', async () => {
  const ask = (key: string) => counts.countRequest(payload, key, limit);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('one')));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
  expect(Math.max(...answers)).toBeGreaterThan(590);
  expect(await ask('another')).toBe(0);
});

it('counts requests at other backends on Postgres, and no network in plain words', async () => {
  if (payload.db.name !== 'postgres') return;
  const key = 'addvisitornote 192.0.2.1';
  await counts.countRequest(payload, key, limit);
  await rowsOf(
    payload,
    sql`UPDATE payload_kv SET data = data || '{"count": 3}' WHERE key = ${counts.rowOf(key)}`,
  );
  expect(await counts.countRequest(payload, key, limit)).toBeGreaterThan(590);
  const rows = await rowsOf(payload, sql`SELECT key FROM payload_kv`);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  await counts.deleteCounts(payload, new Date(Date.now() + 60 * 60_000));
  expect(await rowsOf(payload, sql`SELECT key FROM payload_kv`)).toEqual([]);
});
