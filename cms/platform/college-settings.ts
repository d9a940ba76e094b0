/** Settings of the college kept in memory, because synchronous code reads them. */

import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { setTimeZone } from '../time-zone/dates.ts';
import { setCollegeLanguages } from './college-languages.ts';
import { noneIfNotMigrated, rowsOf } from './database/statements.ts';

interface Settings {
  time_zone?: unknown;
  languages?: unknown;
}

/** Reads the settings at start. Later they are read with every new content revision. */
export async function readCollegeSettings(payload: Payload): Promise<void> {
  const rows = rowsOf(payload, sql`SELECT time_zone, languages FROM college LIMIT 1`);
  const [row] = await rows.catch(noneIfNotMigrated);
  applySettings(row ?? {});
}

export function applySettings({ time_zone, languages }: Settings): void {
  setTimeZone(time_zone);
  setCollegeLanguages(languages);
}
