/** Makes the database ready: migrations, the demo college, the first administrator. Run before every start. */
import { withPayload } from './start/open.ts';
import { addAdministrator, applyMigrations, fillWithDemo, isInUse } from './start/prepare.ts';

process.env.PAYLOAD_MIGRATING = 'true';

await withPayload(async (payload) => {
  await applyMigrations(payload);
  if (await isInUse(payload)) return;
  if (process.env.DEMO !== 'off') await fillWithDemo(payload);
  await addAdministrator(payload);
});
