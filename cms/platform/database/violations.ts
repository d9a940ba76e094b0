/** Answers changes that violate the rules of the database, because Payload names a column or nothing. */
import type { AfterErrorHook } from 'payload';
import { fieldErrorsOf } from '../../payload-errors.ts';
import { fieldLabelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { refusalAnswer } from '../http/refuse.ts';
import { Refusal } from '../refusal.ts';

/** True if a foreign key was violated, on SQLite or on Postgres. */
const violatesForeignKey = (error: unknown): boolean =>
  error instanceof Error &&
  (/FOREIGN KEY constraint failed/i.test(error.message) ||
    ('code' in error && error.code === '23503') ||
    violatesForeignKey(error.cause));

/** Refuses a reference to a deleted record, such as a department that somebody else deleted meanwhile. */
export const answerMissingReference: AfterErrorHook = ({ error, req }) => {
  if (!violatesForeignKey(error)) return undefined;
  const message = say(
    req.i18n?.language,
    'Something that you chose does not exist any more. Reload the page and choose again.',
  );
  return { status: 400, response: { errors: [{ message }] } };
};

/** Refuses a value that another record has, beside the field of the form. */
export const answerTakenValue: AfterErrorHook = ({ collection, error, req }) => {
  // Only errors of the database name a table.
  const violation = fieldErrorsOf(error)?.find(({ tableName }) => tableName);
  if (!violation) return undefined;
  const language = req.i18n?.language;
  // The column of a relationship has a name of its own.
  const field = collection?.flattenedFields.find(({ name }) =>
    [name, `${name}_id`].includes(violation.path),
  );
  const place = field?.name ?? violation.path;
  const values = { field: fieldLabelIn(language, field ?? { name: place }) };
  return { response: refusalAnswer(new Refusal('valueTaken', values, { place }), language) };
};
