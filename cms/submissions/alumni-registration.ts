import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { reference } from './reference.ts';
import { checkBatch, departmentNamed, latestOf, spendProofs } from './sender.ts';

/** Keeps the registration as pending and answers what its sender may quote. */
export async function keepAlumniRegistration(
  payload: Payload,
  { captcha, dp, department, show_contact, ...written }: ParsedInput<'add-alumni-registration'>,
  now = Date.now(),
): Promise<string> {
  checkBatch(written, latestOf.registration(now));
  const quoted = reference('AR');
  return inTransaction(payload, async (req) => {
    const photos = await spendProofs({ captcha, email: written.email, dp }, quoted, req, now);
    await payload.create({
      collection: 'alumni-registrations',
      // Nobody has the right to make registrations but this call, once all proofs are spent.
      overrideAccess: true,
      req,
      locale: 'en',
      depth: 0,
      data: {
        ...written,
        status: 'pending',
        reference: quoted,
        received_at: new Date(now).toISOString(),
        show_contact: show_contact ?? false,
        department: await departmentNamed(department, req),
        department_written: department,
        photos,
      },
    });
    return quoted;
  });
}
