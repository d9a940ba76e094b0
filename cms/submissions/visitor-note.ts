import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { spendCaptcha } from './captcha.ts';
import { type Sending, storeOnce } from './idempotency.ts';

/** Keeps the note and answers what its sender may quote. */
export const storeVisitorNote = (
  payload: Payload,
  { name, email, phone, contact, message, captcha }: ParsedInput<'addvisitornote'>,
  sending: Sending = {},
): Promise<string> =>
  storeOnce(payload, { prefix: 'VN', ...sending }, async (reference, req) => {
    await spendCaptcha(captcha, req);
    await payload.create({
      collection: 'visitor-notes',
      // Nobody has the right to make notes but this call, once the proof of work is spent.
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
