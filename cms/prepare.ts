/** Makes the database ready: migrations, the demo college, the first administrator. Run before every start. */
import { addressOfAdministrator } from './start/address.ts';
import { withPayload } from './start/open.ts';
import { addAdministrator, applyMigrations, fillWithDemo, isInUse } from './start/prepare.ts';

process.env.PAYLOAD_MIGRATING = 'true';

await withPayload(async (payload) => {
  await applyMigrations(payload);
  if (await isInUse(payload)) return;
  const { environment } = await import('./environment.ts');
  const demo = environment.DEMO === 'on';
  // First, or who started it would have to stay until the demo is there.
  const email = await addressOfAdministrator({ demo });
  if (demo) await fillWithDemo(payload);
  await addAdministrator(payload, email);
});
