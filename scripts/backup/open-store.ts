import type { Settings } from '../services/settings.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** The database in the settings. */
export const openStore = ({ dataDir }: Settings, databaseUrl: string | undefined): Store =>
  databaseUrl ? postgresStore(databaseUrl) : sqliteStore(dataDir);
