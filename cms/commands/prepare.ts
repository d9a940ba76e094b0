/** Makes the database ready: migrations and the first administrator. Run before every start. */
import { withPayload } from '../platform/start/open.ts';
import { prepareDatabase } from '../platform/start/prepare.ts';

await withPayload((payload) => prepareDatabase(payload));
