/** Makes the database ready: migrations and the first administrator. Run before every start. */

import { prepareDatabase } from './database/prepare-database.ts';
import { withPayload } from './open.ts';

await withPayload((payload) => prepareDatabase(payload));
