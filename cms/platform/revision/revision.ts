import { randomBytes } from 'node:crypto';
import type { ContentRevision } from '@college/contract/entities';
import { ALL_LISTS } from '@college/contract/lists-read';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { dateText, today } from '../../time-zone/dates.ts';
import { applySettings } from '../college-settings.ts';
import { rowsOf } from '../database/statements.ts';

/** The current time and random bytes: unique, and shows the day of the change. */
const newToken = () => `${new Date().toISOString()}_${randomBytes(9).toString('base64url')}`;

/**
 * Sets a new revision, and the one of the list that has changed; without a list, of all lists. Each in one statement, so
 * that two simultaneous changes do not collide.
 */
export async function moveRevision(req: PayloadRequest, list = ALL_LISTS): Promise<void> {
  const token = newToken();
  await rowsOf(
    req.payload,
    sql`INSERT INTO content_revision (id, token) VALUES (1, ${token})
        ON CONFLICT (id) DO UPDATE SET token = excluded.token`,
    req,
  );
  await rowsOf(
    req.payload,
    sql`INSERT INTO list_revisions (list, token) VALUES (${list}, ${token})
        ON CONFLICT (list) DO UPDATE SET token = excluded.token`,
    req,
  );
}

/** What every answer depends on, beside the lists from which it is made. */
async function readState(payload: Payload) {
  const [row] = await rowsOf(
    payload,
    sql`SELECT (SELECT token FROM content_revision WHERE id = 1) AS token,
               (SELECT time_zone FROM college LIMIT 1) AS time_zone,
               (SELECT languages FROM college LIMIT 1) AS languages`,
  );
  applySettings(row ?? {});
  return { token: row?.token ?? 'new', settings: [row?.time_zone, row?.languages, today()] };
}

/**
 * Reads the revision from the database, because another process may have changed it. It also
 * changes at midnight, when holidays begin and notices expire.
 */
export async function readRevision(payload: Payload): Promise<string> {
  const { token } = await readState(payload);
  return `${token}:${today()}`;
}

/** Reads the revision and those of the lists: after it, so that the lists are never older. */
export async function readRevisions(payload: Payload): Promise<ContentRevision> {
  const { token, settings } = await readState(payload);
  const rows = await rowsOf(payload, sql`SELECT list, token FROM list_revisions`);
  const lists = Object.fromEntries(rows.map((row) => [String(row.list), String(row.token)]));
  return {
    revision: `${token}:${today()}`,
    changed: changedOn(`${token}`),
    lists: { ...lists, [ALL_LISTS]: [lists[ALL_LISTS], ...settings].join(' ') },
  };
}

/** DD-MM-YYYY of the change that made the revision; '' if unknown. */
export const changedOn = (revision: string): string =>
  dateText(/^\d{4}-\d\d-\d\dT[\d:.]+Z(?=_)/.exec(revision)?.[0]);
