import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { storeOnce } from './idempotency.ts';
import { checkBatch, findDepartment, type SenderContext, spendProofs } from './sender.ts';

/** Saves the registration as pending. Returns the reference for the sender. */
export async function storeRegistration(
  payload: Payload,
  { captcha, dp, department, show_contact, ...fields }: ParsedInput<'add-alumni-registration'>,
  { token, locale, ...sending }: SenderContext,
  now = Date.now(),
): Promise<string> {
  await checkBatch('add-alumni-registration', fields, payload, now);
  return storeOnce(payload, { prefix: 'AR', ...sending, now }, async (reference, req) => {
    const proofs = { captcha, email: fields.email, token, dp };
    const photos = await spendProofs(proofs, reference, req, now);
    await payload.create({
      collection: 'alumni-registrations',
      // As system, because only this call may create registrations, after it has checked all
      // proofs.
      ...asSystem,
      req,
      locale: mainLocale(),
      depth: 0,
      data: {
        ...fields,
        status: 'pending',
        locale,
        reference,
        received_at: new Date(now).toISOString(),
        show_contact: show_contact ?? false,
        department: await findDepartment(department, req),
        department_written: department,
        photos,
      },
    });
  });
}
