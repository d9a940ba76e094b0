import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { codedRefusal } from '../platform/refusal.ts';
import { solvedCaptcha } from './captcha.ts';

/** Seconds. Longer than a clock is set back, by which a proof could be worth something again. */
const DAY = 24 * 60 * 60;

/** Spends a proof within the request's transaction: if the submission is not kept, neither is this. */
export async function spendCaptcha(proof: string, req: PayloadRequest): Promise<void> {
  const solved = await solvedCaptcha(proof);
  if (!solved) throw codedRefusal(400, 'captcha');
  const dayAgo = Math.floor(Date.now() / 1000) - DAY;
  await rowsOf(req.payload, sql`DELETE FROM used_challenges WHERE expires < ${dayAgo}`, req);
  const won = await rowsOf(
    req.payload,
    sql`INSERT INTO used_challenges (nonce, expires) VALUES (${solved.nonce}, ${solved.expires})
        ON CONFLICT (nonce) DO NOTHING RETURNING nonce`,
    req,
  );
  if (won.length === 0) throw codedRefusal(400, 'captcha');
}
