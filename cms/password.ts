/** Sets a new password: `tsx cms/password.ts [e-mail]`; without an address of the only administrator. */
import { handOver, onlyAdministrator, renewPassword } from './start/administrator.ts';
import { withPayload } from './start/open.ts';

await withPayload(async (payload) => {
  const email = process.argv[2] ?? (await onlyAdministrator(payload));
  await handOver(await renewPassword(payload, email));
});
