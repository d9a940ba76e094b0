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
    ? { response: { errors: [{ message: error.message, ...toldOf(error) }] } }
    : undefined;

/** Of a form: what is wrong with each field, which is said beside it. Of signing in: what it asks for besides. */
const toldOf = ({ data }: APIError<{ errors?: unknown; asks?: unknown } | null>) => {
  if (data?.errors) return { data: { errors: data.errors } };
  return data?.asks ? { data: { asks: data.asks } } : {};
};
