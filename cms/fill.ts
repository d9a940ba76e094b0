/** Fills an empty database with a demo college of any size: `tsx cms/fill.ts NOTICES DEPARTMENTS EMPLOYEES`. */
import { addressOfAdministrator } from './start/address.ts';
import { withPayload } from './start/open.ts';
import { addAdministrator, applyMigrations, fillWithDemo, isInUse } from './start/prepare.ts';

process.env.PAYLOAD_MIGRATING = 'true';

const [notices, departments, employees] = process.argv
  .slice(2)
  .map((given) => (given === '' ? undefined : Number(given)));

await withPayload(async (payload) => {
  await applyMigrations(payload);
  if (await isInUse(payload)) {
    console.error('This database is in use. Choose an empty one: DATA_DIR=data-large npm run demo');
    process.exit(2);
  }
  const email = await addressOfAdministrator({ demo: true });
  await fillWithDemo(payload, { notices, departments, employees });
  await addAdministrator(payload, email);
});
