/** Refuses a change that refers to a deleted record, such as a department that somebody else deleted meanwhile. */
import type { AfterErrorHook } from 'payload';
import { say } from '../../words/say.ts';

/** True if a foreign key was violated, on SQLite or on Postgres. */
const violatesForeignKey = (error: unknown): boolean =>
  error instanceof Error &&
  (/FOREIGN KEY constraint failed/i.test(error.message) ||
    ('code' in error && error.code === '23503') ||
    violatesForeignKey(error.cause));

/** Error hook for the admin's API, because Payload would answer 500 with 'Something went wrong'. */
export const answerMissingReference: AfterErrorHook = ({ error, req }) => {
  if (!violatesForeignKey(error)) return undefined;
  const message = say(
    req.i18n?.language,
    'Something that you chose does not exist any more. Reload the page and choose again.',
  );
  return { status: 400, response: { errors: [{ message }] } };
};
