import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { spendCaptcha } from './captcha.ts';
import { type Sending, storeOnce } from './idempotency.ts';

/** Saves the note. Returns the reference for the sender. */
export const storeVisitorNote = (
  payload: Payload,
  { name, email, phone, contact, message, captcha }: ParsedInput<'addvisitornote'>,
  sending: Sending = {},
): Promise<string> =>
  storeOnce(payload, { prefix: 'VN', ...sending }, async (reference, req) => {
    await spendCaptcha(captcha, req);
    await payload.create({
      collection: 'visitor-notes',
      // As system, because only this call may create notes, after it has checked the proof of work.
      ...asSystem,
      req,
      data: {
        reference,
        receivedAt: new Date().toISOString(),
        name,
        email,
        phone,
        contact,
        message,
      },
    });
  });
