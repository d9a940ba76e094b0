/** Sets a new password: `tsx cms/password.ts [e-mail]`. */
import { handOver, renewPassword } from './start/administrator.ts';
import { withPayload } from './start/open.ts';

await withPayload(async (payload) => {
  await handOver(await renewPassword(payload, process.argv[2] ?? 'admin@example.org'));
});
