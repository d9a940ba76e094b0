import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { keepOnce } from './keep-once.ts';
import { type Browser, checkBatch, departmentNamed, spendProofs } from './sender.ts';

/** Keeps the message as pending and answers what its sender may quote. */
export async function keepMessage(
  payload: Payload,
  { captcha, dp, ...written }: ParsedInput<'add-message'>,
  { token, locale, ...sending }: Browser,
  now = Date.now(),
): Promise<string> {
  await checkBatch('add-message', written, payload, now);
  const work =
    written.type === 'ALUMNI'
      ? { current_profession: written.occupation, company_name: companyOf(written.company_name) }
      : {};
  return keepOnce(payload, { prefix: 'MS', ...sending, now }, async (reference, req) => {
    const proofs = { captcha, email: written.email, token, dp };
    const photos = await spendProofs(proofs, reference, req, now);
    await payload.create({
      collection: 'messages',
      ...asSystem,
      req,
      locale: mainLocale(),
      depth: 0,
      data: {
        ...work,
        type: written.type,
        status: 'pending',
        locale,
        reference,
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
  });
}

/** The form asks for `NA` where there is none; visitors do not want to read that. */
const companyOf = (written: string) => (/^n\.?\s*\/?\s*a\.?$/i.test(written) ? '' : written);
