import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { applySettings } from '../college-settings.ts';
import { rowsOf } from '../database/statements.ts';
import { dateText, today } from '../time-zone/dates.ts';

/** The current time and random bytes: unique, and shows the day of the change. */
const newToken = () => `${new Date().toISOString()}_${randomBytes(9).toString('base64url')}`;

/** Sets a new revision in one statement, so that two simultaneous changes do not collide. */
export async function moveRevision(req: PayloadRequest): Promise<void> {
  const token = newToken();
  await rowsOf(
    req.payload,
    sql`INSERT INTO content_revision (id, token) VALUES (1, ${token})
        ON CONFLICT (id) DO UPDATE SET token = excluded.token`,
    req,
  );
}

/**
 * Reads the revision from the database, because another process may have changed it. It also
 * changes at midnight, when holidays begin and notices expire.
 */
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

/** DD-MM-YYYY of the change that made the revision; '' if unknown. */
export const changedOn = (revision: string): string =>
  dateText(/^\d{4}-\d\d-\d\dT[\d:.]+Z(?=_)/.exec(revision)?.[0]);
