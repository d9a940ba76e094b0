import type { ParsedInput } from '@college/contract/calls';
import type { Payload } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { reference } from './reference.ts';
import { spendCaptcha } from './spend-captcha.ts';

/** Keeps the note and answers what its sender may quote. */
export const keepVisitorNote = (
  payload: Payload,
  { name, email, phone, contact, message, captcha }: ParsedInput<'addvisitornote'>,
): Promise<string> =>
  inTransaction(payload, async (req) => {
    await spendCaptcha(captcha, req);
    const note = await payload.create({
      collection: 'visitor-notes',
      // Nobody has the right to make notes but this call, once the proof of work is spent.
      overrideAccess: true,
      req,
      data: {
        reference: reference('VN'),
        receivedAt: new Date().toISOString(),
        name,
        email,
        phone,
        contact,
        message,
      },
    });
    return note.reference;
  });
