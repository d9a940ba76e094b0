/** Sets a new password: `node cms/commands/password.ts [e-mail]`; without an address of the only administrator. */
import { handOver, onlyAdministrator, renewPassword } from '../platform/start/administrator.ts';
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const email = process.argv[2] ?? (await onlyAdministrator(payload));
  await handOver(await renewPassword(payload, email));
});
