/** Answers refusals to the admin, in the format of Payload, whose forms and lists show the sentence. */
import type { AfterErrorHook } from 'payload';
import { sayRefusal } from '../../words/say.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { logRefusal } from './log-refusal.ts';

/** A refusal on the wire: its sentence in a language of the admin, its code and its values. */
export function refusalAnswer(refusal: Refusal, language: string) {
  const { code, reason, values, place } = refusal;
  const message = sayRefusal(language, reason, values);
  const ofField = place !== undefined && { errors: [{ message, path: place }] };
  return { errors: [{ message, data: { code, values, ...ofField } }] };
}

/** Answers and logs a refusal. */
export function refuse(refusal: Refusal, language: string): Response {
  logRefusal(refusal.status, refusal.message);
  const { seconds } = refusal.values;
  return Response.json(refusalAnswer(refusal, language), {
    status: refusal.status,
    ...(seconds !== undefined && { headers: { 'Retry-After': String(seconds) } }),
  });
}

/** Error hook for refusals of Payload's own endpoints, such as by the hook of a collection. */
export const answerRefusal: AfterErrorHook = ({ error, req }) =>
  isRefusal(error)
    ? { status: error.status, response: refusalAnswer(error, req.i18n?.language) }
    : undefined;
