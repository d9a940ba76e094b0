import type { Settings } from '../services/settings.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database that the settings name. */
export const openStore = ({ dataDir }: Settings, databaseUrl: string | undefined): Store =>
  databaseUrl ? postgresStore(databaseUrl) : sqliteStore(dataDir);
