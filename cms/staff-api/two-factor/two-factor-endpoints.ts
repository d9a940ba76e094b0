/**
 * Two-factor sign-in: `show` a new key, switch `on`, new recovery `codes`, switch `off`; `off-for` another user who lost the
 * phone. All except the first require the current password, as every change of sign-in does.
 */
import type { PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { asSystem, isSignedIn, mayInvite, type StaffRequest } from '../../access.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { collegeName } from '../../platform/mail/mail.ts';
import { Refusal } from '../../platform/refusal.ts';
import { Allowance } from '../../platform/sign-in/allowance.ts';
import { provePassword } from '../../platform/sign-in/present-password.ts';
import { sessionOf } from '../../platform/sign-in/sessions.ts';
import {
  addressOf,
  consumeCode,
  renewRecoveryCodes,
  showKey,
} from '../../platform/sign-in/two-factor-codes.ts';
import { nothing, staffCall } from '../../staff-call.ts';
import { switchOff, switchOn, tell } from './switch.ts';

const wrong = new Allowance({ name: 'own code', burst: 5, every: 60_000 });

const Proof = z.object({ password: z.string().default(''), code: z.string().default('') });

/** Runs `step` after checking password and code, in one transaction; the code is then used up. */
async function proven(
  { password, code }: z.output<typeof Proof>,
  req: StaffRequest,
  step: (inner: PayloadRequest) => Promise<object>,
): Promise<object> {
  const { payload, user } = req;
  await provePassword(req, user.id, password);
  const key = String(user.id);
  if ((await wrong.wait(payload, key)) > 0) throw new Refusal('wrongCodes');
  const answer = await inTransaction(payload, async (inner) =>
    (await consumeCode(user.id, code, inner)) ? step(inner) : undefined,
  );
  if (!answer) {
    await wrong.spend(payload, key);
    throw new Refusal('wrongCode');
  }
  await wrong.restore(payload, key);
  return answer;
}

const own = { method: 'post', right: isSignedIn, refusal: 'signIn' } as const;

export const twoFactor = [
  staffCall({
    ...own,
    path: '/two-factor/show',
    input: nothing,
    handle: async (_input, req) => {
      const { user } = req;
      if (user.two_factor_since) throw new Refusal('twoFactorOn');
      const key = await inTransaction(req.payload, (inner) => showKey(user.id, inner));
      const qr = renderSVG(addressOf(key, await collegeName(req), user.email), { border: 2 });
      return { key, qr };
    },
  }),

  staffCall({
    ...own,
    path: '/two-factor/on',
    input: Proof,
    handle: async (proof, req) => {
      const { user } = req;
      if (user.two_factor_since) throw new Refusal('twoFactorOn');
      return proven(proof, req, async (inner) => ({
        codes: await switchOn(user, sessionOf(user), inner),
      }));
    },
  }),

  staffCall({
    ...own,
    path: '/two-factor/codes',
    input: Proof,
    handle: (proof, req) =>
      proven(proof, req, async (inner) => {
        const { id, email } = req.user;
        await tell(inner.payload, { email, what: 'codes', by: email }, inner);
        return { codes: await renewRecoveryCodes(id, inner) };
      }),
  }),

  staffCall({
    ...own,
    path: '/two-factor/off',
    input: Proof,
    handle: (proof, req) =>
      proven(proof, req, async (inner) => {
        const { user } = req;
        const entry = { what: 'off', by: user.email, session: sessionOf(user) } as const;
        await switchOff(inner.payload, user, entry, inner);
        return {};
      }),
  }),

  staffCall({
    path: '/two-factor/off-for',
    method: 'post',
    input: z.object({ account: z.number().catch(0), password: z.string().default('') }),
    right: mayInvite,
    refusal: 'onlyAdministrators',
    handle: async ({ account: id, password }, req) => {
      const { payload, user } = req;
      await provePassword(req, user.id, password);
      const { docs } = await payload.find({
        collection: 'users',
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        ...asSystem,
      });
      const [account] = docs;
      if (!account) throw new Refusal('noAccount');
      const entry = { what: 'off-by-administrator', by: user.email } as const;
      await inTransaction(payload, (inner) => switchOff(inner.payload, account, entry, inner));
      return {};
    },
  }),
];
