/**
 * `POST /api/two-factor/…` for signed-in users: `show` a new key, switch `on`, new recovery
 * `codes`, switch `off`; `off-for` another user who lost the phone. All except the first require
 * the current password, as every change of sign-in does.
 */
import { asRecord } from '@college/contract/as-record';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { asSystem, mayInvite } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { collegeName } from '../../platform/mail/mail.ts';
import { Allowance } from '../../platform/sign-in/allowance.ts';
import { provePassword } from '../../platform/sign-in/present-password.ts';
import { sessionOf } from '../../platform/sign-in/sessions.ts';
import {
  addressOf,
  consumeCode,
  renewRecoveryCodes,
  showKey,
} from '../../platform/sign-in/two-factor-codes.ts';
import { type Sentence, say } from '../../words/say.ts';
import { refuse } from '../refuse.ts';
import { switchOff, switchOn, tell } from './switch.ts';

const wrong = new Allowance({ name: 'own code', burst: 5, every: 60_000 });

interface Asked {
  req: PayloadRequest;
  user: User;
  data: Record<string, unknown>;
}

const sorry = ({ i18n }: PayloadRequest, status: number, sentence: Sentence) =>
  refuse(status, say(i18n.language, sentence));

const endpoint = (name: string, handle: (request: Asked) => Promise<Response>): Endpoint => ({
  path: `/two-factor/${name}`,
  method: 'post',
  handler: async (req) => {
    if (!req.user) return sorry(req, 401, 'Please sign in first.');
    await addDataAndFileToRequest(req);
    const response = await handle({ req, user: req.user, data: asRecord(req.data) });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  },
});

/** Runs `step` after checking password and code, in one transaction; the code is then used up. */
async function proven(
  { req, user, data }: Asked,
  step: (inner: PayloadRequest) => Promise<object>,
): Promise<Response> {
  await provePassword(req, user.id, data.password);
  const key = String(user.id);
  if ((await wrong.wait(req.payload, key)) > 0)
    return sorry(req, 429, 'Too many wrong codes. Try again in a minute.');
  const answer = await inTransaction(req.payload, async (inner) =>
    (await consumeCode(user.id, String(data.code ?? ''), inner)) ? step(inner) : undefined,
  );
  if (!answer) {
    await wrong.spend(req.payload, key);
    return sorry(req, 400, 'This code is wrong or was already used.');
  }
  await wrong.restore(req.payload, key);
  return Response.json(answer);
}

const show = endpoint('show', async ({ req, user }) => {
  if (user.two_factor_since) return sorry(req, 409, 'Two-factor sign-in is already on.');
  const key = await inTransaction(req.payload, (inner) => showKey(user.id, inner));
  const qr = renderSVG(addressOf(key, await collegeName(req), user.email), { border: 2 });
  return Response.json({ key, qr });
});

const on = endpoint('on', async (request) => {
  const { req, user } = request;
  if (user.two_factor_since) return sorry(req, 409, 'Two-factor sign-in is already on.');
  return proven(request, async (inner) => ({
    codes: await switchOn(user, sessionOf(user), inner),
  }));
});

const codes = endpoint('codes', (request) =>
  proven(request, async (inner) => {
    const { id, email } = request.user;
    await tell(inner.payload, { email, what: 'codes', by: email }, inner);
    return { codes: await renewRecoveryCodes(id, inner) };
  }),
);

const off = endpoint('off', (request) =>
  proven(request, async (inner) => {
    const { user } = request;
    const entry = { what: 'off', by: user.email, session: sessionOf(user) } as const;
    await switchOff(inner.payload, user, entry, inner);
    return {};
  }),
);

const offFor = endpoint('off-for', async ({ req, user, data }) => {
  if (!mayInvite({ req })) return sorry(req, 403, 'Only administrators can do this.');
  await provePassword(req, user.id, data.password);
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: Number(data.account) || 0 } },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem,
  });
  const [account] = docs;
  if (!account) return sorry(req, 404, 'There is no such account.');
  const entry = { what: 'off-by-administrator', by: user.email } as const;
  await inTransaction(req.payload, (inner) => switchOff(inner.payload, account, entry, inner));
  return Response.json({});
});

export const twoFactor: Endpoint[] = [show, on, codes, off, offFor];
