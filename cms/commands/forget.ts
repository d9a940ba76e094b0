/**
 * Lists the data stored about a person, and deletes it on request: `node forget.ts ADDRESS
 * [--delete]`.
 */

import type { Kind } from '../submissions/forget-person.ts';
import { withPayload } from './open.ts';

const names: Record<Kind, string> = {
  'submitted-photos': 'submitted photos',
  'visitor-notes': 'notes to the office',
  'alumni-registrations': 'alumni registrations',
  messages: 'messages',
  alumni: 'in the list of alumni',
  'email-verifications': 'requests for one-time passwords',
  'import-batches': 'rows of imported sheets, by the hundred',
  'mail-counts': 'counts of mails',
  'idempotency-keys': 'keys of submissions',
  'payload-jobs': 'mails that are waiting to be sent',
};

await withPayload(async (payload) => {
  const { findPerson } = await import('../submissions/forget-person.ts');
  const { forgetPerson } = await import('../submissions/forget-person.ts');
  const [address = '', ...more] = process.argv.slice(2);
  const isDelete = more.length === 1 && more[0] === '--delete';
  if (!/^[^@\s-][^@\s]*@[^@\s]+$/.test(address) || (more.length > 0 && !isDelete))
    throw new Error(
      'Enter the e-mail address of the person: npm run forget -- someone@example.org [--delete]',
    );

  const person = await findPerson(payload, address);
  const counts = [...person.records].map(([kind, { length }]) => ({ name: names[kind], length }));
  counts.push({ name: 'mails in the folder', length: person.mails.length });
  const nonEmpty = counts.filter(({ length }) => length > 0);
  if (nonEmpty.length === 0) return console.log(`Nothing is stored about ${address}.`);

  for (const { name, length } of nonEmpty) console.log(`${String(length).padStart(5)}  ${name}`);
  if (!isDelete)
    return console.log(
      `Nothing was deleted. To delete it permanently: npm run forget -- ${address} --delete`,
    );
  await forgetPerson(payload, person);
  console.log('Deleted. Backups still contain it until they expire, see docs/operate.md.');
});
