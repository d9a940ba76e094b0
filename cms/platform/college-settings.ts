/** The settings of the college that a process keeps in memory, because code reads them where it cannot wait. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { setCollegeLanguages } from './college-languages.ts';
import { rowsOf } from './database/statements.ts';
import { setTimeZone } from './time-zone/college-zone.ts';

interface Settings {
  time_zone?: unknown;
  languages?: unknown;
}

/** Reads the settings when a process begins; from then on the content revision brings them. */
export async function readCollegeSettings(payload: Payload): Promise<void> {
  const rows = rowsOf(payload, sql`SELECT time_zone, languages FROM college LIMIT 1`);
  // A database that has yet to be migrated has no such columns.
  const [row] = await rows.catch(() => []);
  applySettings(row ?? {});
}

export function applySettings({ time_zone, languages }: Settings): void {
  setTimeZone(time_zone);
  setCollegeLanguages(languages);
}
