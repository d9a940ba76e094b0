import { readRevision } from '../revision/revision.ts';
import { createCaptcha } from '../submissions/captcha.ts';
import { keepVisitorNote } from '../submissions/visitor-note.ts';
import type { Handler } from './handler.ts';

export const captchaChallenge: Handler<'captcha-challenge'> = async () => ({
  ...(await createCaptcha()),
});

export const contentRevision: Handler<'content-revision'> = async (_input, { payload }) => ({
  revision: await readRevision(payload),
});

export const addvisitornote: Handler<'addvisitornote'> = async (input, { payload }) => ({
  status: 1,
  reference: await keepVisitorNote(payload, input),
});
