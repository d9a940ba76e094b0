import { sql } from '@payloadcms/db-sqlite/drizzle';
import { rowsOf } from '../../platform/database/statements.ts';
import type { Handler } from '../handler.ts';

/** Counts in one statement, so that simultaneous visitors are all counted. */
export const setcount: Handler<'initialisation/setcount'> = async (_input, { payload }) => {
  const [row] = await rowsOf(
    payload,
    sql`INSERT INTO visitor_counter (id, count) VALUES (1, 1)
        ON CONFLICT (id) DO UPDATE SET count = visitor_counter.count + 1
        RETURNING count`,
  );
  return { count: Number(row?.count ?? 0) };
};

export const getcount: Handler<'initialisation/getcount'> = async (_input, { payload }) => {
  const [row] = await rowsOf(payload, sql`SELECT count FROM visitor_counter WHERE id = 1`);
  return { count: Number(row?.count ?? 0) };
};
