import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { reference } from './reference.ts';
import { checkBatch, departmentNamed, latestOf, spendProofs } from './sender.ts';

/** Keeps the message as pending and answers what its sender may quote. */
export async function keepMessage(
  payload: Payload,
  { captcha, dp, ...written }: ParsedInput<'add-message'>,
  now = Date.now(),
): Promise<string> {
  checkBatch(written, latestOf.message(now));
  const quoted = reference('MS');
  const work =
    written.type === 'ALUMNI'
      ? { current_profession: written.occupation, company_name: companyOf(written.company_name) }
      : {};
  return inTransaction(payload, async (req) => {
    const photos = await spendProofs({ captcha, email: written.email, dp }, quoted, req, now);
    await payload.create({
      collection: 'messages',
      overrideAccess: true,
      req,
      locale: 'en',
      depth: 0,
      data: {
        ...work,
        type: written.type,
        status: 'pending',
        reference: quoted,
        received_at: new Date(now).toISOString(),
        name: written.name,
        email: written.email,
        course: written.course,
        department: await departmentNamed(written.department, req),
        department_written: written.department,
        batch_from: written.batch_from,
        batch_to: written.batch_to,
        message: written.message,
        photos,
      },
    });
    return quoted;
  });
}

/** The form asks for `NA` where there is none; visitors do not want to read that. */
const companyOf = (written: string) => (/^n\.?\s*\/?\s*a\.?$/i.test(written) ? '' : written);
