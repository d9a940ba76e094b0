/**
 * Keeps messages of refusals in production builds.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/17298
 * Until: cms/patches/error-names.test.ts passes without it.
 */
import type { AfterErrorHook, APIError } from 'payload';
import { isApiError } from '../payload-errors.ts';

/**
 * Restores the name of Payload's error class, which minification removes. Without a name Payload
 * answers 'An unknown error occurred', so nobody could read why a file, a deletion or a decision
 * was refused.
 */
export const sayWhy: AfterErrorHook = ({ error }) =>
  isApiError(error) && error.isPublic && !error.name
    ? { response: { errors: [{ message: error.message, ...toldOf(error) }] } }
    : undefined;

/** Errors of form fields, which are shown beside them. */
const toldOf = ({ data }: APIError<{ errors?: unknown } | null>) =>
  data?.errors ? { data: { errors: data.errors } } : {};
