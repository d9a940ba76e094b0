/**
 * Sets a new password: `node cms/commands/password.ts [e-mail]`. Without an address, that of the
 * only administrator.
 */
import {
  onlyAdministrator,
  renewPassword,
  reportPassword,
} from '../platform/start/administrator.ts';
import { switchOffByOperator } from '../staff-api/two-factor/switch.ts';
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const email = process.argv[2] ?? (await onlyAdministrator(payload));
  const credentials = await renewPassword(payload, email);
  // The owner of the account may have lost the phone as well.
  if (await switchOffByOperator(payload, email))
    console.log(`\n  Two-factor sign-in of ${email} was switched off. Set it up again.`);
  await reportPassword(credentials);
});
