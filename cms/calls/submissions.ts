import { oneTimePassword, REQUESTS_LEFT } from '@college/contract/limits';
import { oneTimePasswordTexts } from '../platform/mail/texts.ts';
import { changedOn, readRevision } from '../platform/revision/revision.ts';
import { keepAlumniRegistration } from '../submissions/alumni-registration.ts';
import { countBrowser } from '../submissions/browser-limit.ts';
import { createCaptcha } from '../submissions/captcha.ts';
import { idempotencyKeyIn } from '../submissions/keep-once.ts';
import { keepMessage } from '../submissions/message.ts';
import { checkOneTimePassword, requestOneTimePassword } from '../submissions/one-time-password.ts';
import { keepPhoto } from '../submissions/photos/photos.ts';
import { tokenIn, verificationCookie, verifiedMailbox } from '../submissions/verification.ts';
import { keepVisitorNote } from '../submissions/visitor-note.ts';
import type { Exchange, Handler } from './handler.ts';

export const captchaChallenge: Handler<'captcha-challenge'> = async () => ({
  ...(await createCaptcha()),
});

export const contentRevision: Handler<'content-revision'> = async (_input, { payload }) => {
  const revision = await readRevision(payload);
  return { revision, changed: changedOn(revision) };
};

export const addvisitornote: Handler<'addvisitornote', Exchange> = async (
  input,
  { payload, asked, signal },
) => ({
  status: 1,
  reference: await keepVisitorNote(payload, input, { key: idempotencyKeyIn(asked), signal }),
});

export const emailVerification: Handler<'email-verification', Exchange> = async (
  { email },
  { payload, locale, asked, answered },
) => {
  countBrowser(asked, answered);
  const requests = await requestOneTimePassword(payload, email, locale);
  answered.set(REQUESTS_LEFT, String(oneTimePassword.requests - requests));
  return oneTimePasswordTexts[locale].sent(oneTimePassword.minutes);
};

export const emailVerificationOtp: Handler<'email-verification-otp', Exchange> = async (
  { email, otp },
  { payload, answered },
) => {
  const token = await checkOneTimePassword(payload, email, otp);
  if (token) answered.append('Set-Cookie', verificationCookie(token));
  return token !== undefined;
};

export const addfileAlumni: Handler<'addfile-alumni', Exchange> = async (
  { image_file, type },
  { payload, asked },
) => {
  const sender = await verifiedMailbox(payload, tokenIn(asked));
  return keepPhoto(payload, image_file, { type, sender });
};

const browserOf = ({ asked, locale, signal }: Exchange) => ({
  token: tokenIn(asked),
  key: idempotencyKeyIn(asked),
  locale,
  signal,
});

export const addAlumniRegistration: Handler<'add-alumni-registration', Exchange> = async (
  input,
  context,
) => ({
  status: 1,
  reference: await keepAlumniRegistration(context.payload, input, browserOf(context)),
});

export const addMessage: Handler<'add-message', Exchange> = async (input, context) => ({
  status: 1,
  reference: await keepMessage(context.payload, input, browserOf(context)),
});
