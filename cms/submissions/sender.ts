/** Validation and proofs shared by the two long forms. */

import type { CallName } from '@college/contract/calls';
import { batchYears } from '@college/contract/days/years';
import type { Locale } from '@college/contract/locales';
import type { Payload, PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { Refusal } from '../platform/refusal.ts';
import { today } from '../time-zone/dates.ts';
import { spendCaptcha } from './captcha.ts';
import type { Sending } from './idempotency.ts';
import { claimPhotos } from './photos.ts';
import { spendVerification } from './verification.ts';

interface Batch {
  batch_from: number;
  batch_to: number;
}

/** Refuses years that the call's form does not offer. */
export async function checkBatch(
  call: CallName,
  { batch_from, batch_to }: Batch,
  payload: Payload,
  now: number,
): Promise<void> {
  const { established } = await payload.findGlobal({
    slug: 'college',
    select: { established: true },
    ...asSystem,
  });
  const thisYear = Number(today(new Date(now)).slice(0, 4));
  const { first, last } = batchYears(call, { established, thisYear });
  for (const [name, year] of Object.entries({ batch_from, batch_to })) {
    if (year < first || year > last) throw new Refusal('batchYear', { name, first, last });
  }
  if (batch_from > batch_to) throw new Refusal('batchOrder');
}

/** Finds a department by its code or by its name in any language. An unknown one stays as text. */
export async function findDepartment(
  text: string,
  req: PayloadRequest,
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'departments',
    where: {
      or: [
        { dept_code: { equals: text.toUpperCase() } },
        { 'dept_name.en': { equals: text } },
        { 'dept_name.as': { equals: text } },
      ],
    },
    req,
    limit: 1,
    pagination: false,
    select: { dept_code: true },
    ...asSystem,
  });
  return docs[0]?.id;
}

/** Data from the sender's browser besides the form's fields. */
export interface SenderContext extends Sending {
  /** Token of the verified address. */
  token?: string;
  /** Language of the page. */
  locale?: Locale;
}

interface Proofs {
  captcha: string;
  email: string;
  token: string | undefined;
  dp: readonly { path: string }[];
}

/** Uses up the proofs of a submission in its transaction. Returns the photos. */
export async function spendProofs(
  { captcha, email, token, dp }: Proofs,
  reference: string,
  req: PayloadRequest,
  now: number,
): Promise<number[]> {
  await spendCaptcha(captcha, req);
  const mailbox = await spendVerification(email, token, req, now);
  return claimPhotos(dp, { sender: mailbox, reference }, req);
}
