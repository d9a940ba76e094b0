import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../platform/database/statements.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it.each([
  ['of the college', sql``],
  ['of a department', sql`AND department_id = 7`],
])('reads a far page of notices %s from an index without sorting', async (_, more) => {
  const plan = await rowsOf(
    payload,
    sql`EXPLAIN QUERY PLAN SELECT id FROM notices
        WHERE type = 'COLLEGE_TENDER' ${more} AND _status = 'published'
          AND (expires IS NULL OR expires >= '2026-03-01')
          AND (deadline IS NULL OR deadline >= '2026-03-01')
        ORDER BY date DESC, id DESC LIMIT 20 OFFSET 3000`,
  );
  expect(plan).toMatchObject([{ detail: expect.stringContaining('USING COVERING INDEX') }]);
});

it('finds the texts of a record by an index', async () => {
  const plan = await rowsOf(
    payload,
    sql`EXPLAIN QUERY PLAN SELECT title FROM notices_locales WHERE _parent_id = 7`,
  );
  expect(plan).toMatchObject([{ detail: expect.stringContaining('notices_locales_parent_idx') }]);
});
