/** Makes the database ready: migrations, the demo college, the first administrator. Run before every start. */
import { createAdministrator, handOver } from './start/administrator.ts';
import { clearUnfinishedDemo } from './start/clear.ts';
import { migrate } from './start/migrate.ts';
import { withPayload } from './start/open.ts';

process.env.PAYLOAD_MIGRATING = 'true';

const report = (line: string) => console.log(line);

await withPayload(async (payload) => {
  const migrated = await migrate(payload);
  report(migrated ? `Database: ${migrated} migration(s) applied.` : 'Database: up to date.');
  const { totalDocs: accounts } = await payload.count({ collection: 'users' });
  if (accounts > 0) return;
  if (process.env.DEMO !== 'off') {
    await clearUnfinishedDemo(payload);
    const { fillDemo } = await import('./demo/fill.ts');
    await fillDemo(payload, report);
  }
  // Last, so that a start that broke off is recognised by its absence.
  await handOver(await createAdministrator(payload));
});
