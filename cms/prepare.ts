/** Makes the database ready: migrations and the first administrator. Run before every start. */
import { withPayload } from './start/open.ts';
import { prepareDatabase } from './start/prepare.ts';

await withPayload((payload) => prepareDatabase(payload));
