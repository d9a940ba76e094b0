import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { applySettings } from '../college-settings.ts';
import { rowsOf } from '../database/statements.ts';
import { dateText, today } from '../time-zone/dates.ts';

/** Of when and by chance: no two are alike, and each tells its day. */
const newToken = () => `${new Date().toISOString()}_${randomBytes(9).toString('base64url')}`;

/** One statement, so that two publishes at once cannot lose one another. */
export async function moveRevision(req: PayloadRequest): Promise<void> {
  const token = newToken();
  await rowsOf(
    req.payload,
    sql`INSERT INTO content_revision (id, token) VALUES (1, ${token})
        ON CONFLICT (id) DO UPDATE SET token = excluded.token`,
    req,
  );
}

/** Read from the database each time: another process may have published. Holidays begin and notices expire at midnight. */
export async function readRevision(payload: Payload): Promise<string> {
  const [row] = await rowsOf(
    payload,
    sql`SELECT (SELECT token FROM content_revision WHERE id = 1) AS token,
               (SELECT time_zone FROM college LIMIT 1) AS time_zone,
               (SELECT languages FROM college LIMIT 1) AS languages`,
  );
  applySettings(row ?? {});
  return `${row?.token ?? 'new'}:${today()}`;
}

/** DD-MM-YYYY of the change that a revision came with; '' for one that does not tell. */
export const changedOn = (revision: string): string =>
  dateText(/^\d{4}-\d\d-\d\dT[\d:.]+Z(?=_)/.exec(revision)?.[0]);
