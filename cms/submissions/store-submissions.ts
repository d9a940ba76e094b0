import type { ParsedInput } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { acknowledge } from './acknowledge.ts';
import { spendCaptcha } from './captcha.ts';
import { tickedConsents } from './consents.ts';
import { type Sending, storeOnce } from './idempotency.ts';
import { checkBatch, findDepartment, type SenderContext, spendProofs } from './sender.ts';

/** Saves the message as pending. Returns the reference for the sender. */
export async function storeMessage(
  payload: Payload,
  { captcha, dp, ...fields }: ParsedInput<'add-message'>,
  { token, locale = mainLocale(), ...sending }: SenderContext,
  now = Date.now(),
): Promise<string> {
  await checkBatch('add-message', fields, payload, now);
  const work =
    fields.type === 'ALUMNI'
      ? { current_profession: fields.occupation, company_name: companyOf(fields.company_name) }
      : {};
  return storeOnce(payload, { prefix: 'MS', ...sending, now }, async (reference, req) => {
    const proofs = { captcha, email: fields.email, token, dp };
    const photos = await spendProofs(proofs, reference, req, now);
    await payload.create({
      collection: 'messages',
      ...asSystem,
      req,
      locale: mainLocale(),
      data: {
        ...work,
        type: fields.type,
        status: 'pending',
        locale,
        reference,
        received_at: new Date(now).toISOString(),
        name: fields.name,
        email: fields.email,
        course: fields.course,
        department: await findDepartment(fields.department, req),
        department_written: fields.department,
        batch_from: fields.batch_from,
        batch_to: fields.batch_to,
        message: fields.message,
        photos,
        consents: tickedConsents('add-message', fields, locale, now),
      },
    });
  });
}

/** Removes `NA`, which the form asks for if there is no company. */
const companyOf = (company: string) => (/^n\.?\s*(?:\/\s*)?a\.?$/i.test(company) ? '' : company);

/** Saves the registration as pending. Returns the reference for the sender. */
export async function storeRegistration(
  payload: Payload,
  {
    captcha,
    dp,
    department,
    consent,
    consent_publish,
    show_contact,
    ...fields
  }: ParsedInput<'add-alumni-registration'>,
  { token, locale = mainLocale(), ...sending }: SenderContext,
  now = Date.now(),
): Promise<string> {
  await checkBatch('add-alumni-registration', fields, payload, now);
  const ticked = { consent, consent_publish, show_contact };
  return storeOnce(payload, { prefix: 'AR', ...sending, now }, async (reference, req) => {
    const proofs = { captcha, email: fields.email, token, dp };
    const photos = await spendProofs(proofs, reference, req, now);
    await payload.create({
      collection: 'alumni-registrations',
      // Runs as system, because only this call may create registrations, after it has checked all
      // proofs.
      ...asSystem,
      req,
      locale: mainLocale(),
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
        consents: tickedConsents('add-alumni-registration', ticked, locale, now),
      },
    });
  });
}

/** Saves the note. Returns the reference for the sender. */
export const storeVisitorNote = (
  payload: Payload,
  { name, email, phone, contact, message, captcha, consent }: ParsedInput<'addvisitornote'>,
  { locale = mainLocale(), ...sending }: Sending & { locale?: Locale } = {},
): Promise<string> =>
  storeOnce(payload, { prefix: 'VN', ...sending }, async (reference, req) => {
    await spendCaptcha(captcha, req);
    await payload.create({
      collection: 'visitor-notes',
      // Runs as system, because only this call may create notes, after it has checked the proof of work.
      ...asSystem,
      req,
      data: {
        reference,
        receivedAt: new Date().toISOString(),
        locale,
        name,
        email,
        phone,
        contact,
        message,
        consents: tickedConsents('addvisitornote', { consent }, locale, Date.now()),
      },
    });
    await acknowledge(req, locale, { name, email, reference });
  });
