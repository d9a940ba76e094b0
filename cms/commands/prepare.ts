/**
 * Prepares the database: applies migrations and creates the first administrator. Runs before every
 * start.
 */

import { prepareDatabase } from './database/prepare-database.ts';
import { withPayload } from './open.ts';

await withPayload((payload) => prepareDatabase(payload));
