import type { Locale } from '@college/contract/calls';
import { changedOn, readRevision } from '../revision/revision.ts';
import { keepAlumniRegistration } from '../submissions/alumni-registration.ts';
import { createCaptcha } from '../submissions/captcha.ts';
import { keepMessage } from '../submissions/message.ts';
import { checkOneTimePassword, requestOneTimePassword } from '../submissions/one-time-password.ts';
import { keepPhoto } from '../submissions/photos.ts';
import { keepVisitorNote } from '../submissions/visitor-note.ts';
import type { Handler } from './handler.ts';

export const captchaChallenge: Handler<'captcha-challenge'> = async () => ({
  ...(await createCaptcha()),
});

export const contentRevision: Handler<'content-revision'> = async (_input, { payload }) => {
  const revision = await readRevision(payload);
  return { revision, changed: changedOn(revision) };
};

export const addvisitornote: Handler<'addvisitornote'> = async (input, { payload }) => ({
  status: 1,
  reference: await keepVisitorNote(payload, input),
});

/** The same for every address, whether we know it or not. */
const sent: Record<Locale, string> = {
  en: 'A one-time password is on its way to your e-mail address. It is valid for 10 minutes. If it does not arrive, look among the unwanted mails.',
  as: 'আপোনাৰ ই-মেইল ঠিকনালৈ এটা এককালীন পাছৱৰ্ড পঠিওৱা হৈছে। ই ১০ মিনিটলৈ বৈধ। নাপালে স্পেম ফোল্ডাৰতো চাওক।',
};

export const emailVerification: Handler<'email-verification'> = async (
  { email },
  { payload, locale },
) => {
  await requestOneTimePassword(payload, email, locale);
  return sent[locale];
};

export const emailVerificationOtp: Handler<'email-verification-otp'> = (
  { email, otp },
  { payload },
) => checkOneTimePassword(payload, email, otp);

export const addfileAlumni: Handler<'addfile-alumni'> = ({ image_file, type }, { payload }) =>
  keepPhoto(payload, image_file, type);

export const addAlumniRegistration: Handler<'add-alumni-registration'> = async (
  input,
  { payload },
) => ({ status: 1, reference: await keepAlumniRegistration(payload, input) });

export const addMessage: Handler<'add-message'> = async (input, { payload }) => ({
  status: 1,
  reference: await keepMessage(payload, input),
});
