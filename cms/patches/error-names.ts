/**
 * Refusals keep their words in a build.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/17298
 * Until: cms/patches/error-names.test.ts passes without it.
 */
import { type AfterErrorHook, APIError } from 'payload';

/**
 * A build leaves Payload's class for refusals without a name, and of an error without one Payload says 'An unknown error
 * occurred': so nobody read why a file, a deletion or a decision was refused.
 */
export const sayWhy: AfterErrorHook = ({ error }) =>
  error instanceof APIError && error.isPublic && !error.name
    ? { response: { errors: [{ message: error.message, ...fieldsOf(error) }] } }
    : undefined;

/** Of a form: what is wrong with each field, which is said beside it. */
const fieldsOf = ({ data }: APIError<{ errors?: unknown } | null>) =>
  data?.errors ? { data: { errors: data.errors } } : {};
