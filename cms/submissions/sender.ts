/** What both long forms have in common. */
import { BATCH_YEARS_AHEAD, FIRST_BATCH_YEAR } from '@college/contract/codes';
import type { PayloadRequest } from 'payload';
import { today } from '../calls/dates.ts';
import { Refusal } from '../calls/handler.ts';
import { takePhotos } from './photos.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { spendVerification } from './verification.ts';

interface Batch {
  batch_from: number;
  batch_to: number;
}

/** The year that it is in Assam. */
const thisYear = (now: number) => Number(today(new Date(now)).slice(0, 4));

export const latestOf = {
  registration: (now: number) => thisYear(now),
  message: (now: number) => thisYear(now) + BATCH_YEARS_AHEAD,
};

export function checkBatch({ batch_from, batch_to }: Batch, latest: number): void {
  for (const [name, year] of Object.entries({ batch_from, batch_to })) {
    if (year < FIRST_BATCH_YEAR || year > latest) {
      throw new Refusal(400, `${name} must be a year from ${FIRST_BATCH_YEAR} to ${latest}.`);
    }
  }
  if (batch_from > batch_to) throw new Refusal(400, 'batch_to must not be before batch_from.');
}

/** By its code or by its name in either language; one that we do not know stays as it was written. */
export async function departmentNamed(
  written: string,
  req: PayloadRequest,
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'departments',
    where: {
      or: [
        { dept_code: { equals: written.toUpperCase() } },
        { 'dept_name.en': { equals: written } },
        { 'dept_name.as': { equals: written } },
      ],
    },
    req,
    limit: 1,
    pagination: false,
    depth: 0,
    select: { dept_code: true },
  });
  return docs[0]?.id;
}

/** What the sender's browser says beside the words. */
export interface Browser {
  /** Of its verified address. */
  token?: string;
  /** Of its submission. */
  key?: string;
}

interface Proofs {
  captcha: string;
  email: string;
  token: string | undefined;
  dp: readonly { path: string }[];
}

/** Spends what a submission needs, all or nothing with the submission itself; answers its photos. */
export async function spendProofs(
  { captcha, email, token, dp }: Proofs,
  reference: string,
  req: PayloadRequest,
  now: number,
): Promise<number[]> {
  await spendCaptcha(captcha, req);
  const mailbox = await spendVerification(email, token, req, now);
  return takePhotos(dp, { sender: mailbox, reference }, req);
}
