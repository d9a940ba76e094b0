import { oneTimePassword, REQUESTS_LEFT } from '@college/contract/limits';
import { networkOf } from '../platform/http/ip-addresses.ts';
import { oneTimePasswordTexts } from '../platform/mail/texts-for-senders.ts';
import { readRevisions } from '../platform/revision/revision.ts';
import { limitBrowser } from '../submissions/browser-limit.ts';
import { createCaptcha } from '../submissions/captcha.ts';
import { readIdempotencyKey } from '../submissions/idempotency.ts';
import { checkOneTimePassword, requestOneTimePassword } from '../submissions/one-time-password.ts';
import { storePhoto } from '../submissions/photos.ts';
import {
  storeMessage,
  storeRegistration,
  storeVisitorNote,
} from '../submissions/store-submissions.ts';
import {
  findVerifiedMailbox,
  readVerificationToken,
  verificationCookie,
} from '../submissions/verification.ts';
import { withdrawConsent } from '../submissions/withdraw.ts';
import type { Exchange, Handler } from './handler.ts';

export const captchaChallenge: Handler<'captcha-challenge'> = async () => ({
  ...(await createCaptcha()),
});

export const contentRevision: Handler<'content-revision'> = async (_input, { payload }) =>
  readRevisions(payload);

export const addvisitornote: Handler<'addvisitornote', Exchange> = async (
  input,
  { payload, locale, requestHeaders, signal },
) => ({
  status: 1,
  reference: await storeVisitorNote(payload, input, {
    key: readIdempotencyKey(requestHeaders),
    locale,
    signal,
  }),
});

export const emailVerification: Handler<'email-verification', Exchange> = async (
  { email },
  { payload, locale, requestHeaders, responseHeaders },
) => {
  await limitBrowser(payload, requestHeaders, responseHeaders);
  const network = networkOf(requestHeaders.get('x-forwarded-for') ?? '');
  const requests = await requestOneTimePassword(payload, email, locale, { network });
  responseHeaders.set(REQUESTS_LEFT, String(oneTimePassword.requests - requests));
  return oneTimePasswordTexts[locale].sent(oneTimePassword.minutes);
};

export const emailVerificationOtp: Handler<'email-verification-otp', Exchange> = async (
  { email, otp },
  { payload, responseHeaders },
) => {
  const token = await checkOneTimePassword(payload, email, otp);
  if (token) responseHeaders.append('Set-Cookie', verificationCookie(token));
  return token !== undefined;
};

export const addfileAlumni: Handler<'addfile-alumni', Exchange> = async (
  { image_file, type },
  { payload, requestHeaders },
) => {
  const sender = await findVerifiedMailbox(payload, readVerificationToken(requestHeaders));
  return storePhoto(payload, image_file, { type, sender });
};

const browserOf = ({ requestHeaders, locale, signal }: Exchange) => ({
  token: readVerificationToken(requestHeaders),
  key: readIdempotencyKey(requestHeaders),
  locale,
  signal,
});

export const addAlumniRegistration: Handler<'add-alumni-registration', Exchange> = async (
  input,
  context,
) => ({
  status: 1,
  reference: await storeRegistration(context.payload, input, browserOf(context)),
});

export const addMessage: Handler<'add-message', Exchange> = async (input, context) => ({
  status: 1,
  reference: await storeMessage(context.payload, input, browserOf(context)),
});

export const withdraw: Handler<'withdraw-consent'> = (input, { payload }) =>
  withdrawConsent(payload, input);
