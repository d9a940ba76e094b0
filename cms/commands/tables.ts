/**
 * Creates the tables of an empty database with the first COUNT migrations: `node tables.ts COUNT`.
 */
import { migrateTo } from '../platform/start/migrate.ts';
import { withPayload } from './open.ts';

await withPayload((payload) => migrateTo(payload, Number(process.argv[2])));
