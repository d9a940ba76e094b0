/**
 * Recognises errors of Payload by their properties, because the built backend has several copies of
 * their classes, all without names.
 */
import { asRecord } from '@college/contract/as-record';
import type { APIError, ValidationFieldError } from 'payload';

/** True for every error that Payload answers with its own status. */
export const isApiError = (error: unknown): error is APIError =>
  error instanceof Error && asRecord(error).isOperational === true;

/** The errors of single fields, which only Payload's `ValidationError` has. */
export const fieldErrorsOf = (error: unknown): ValidationFieldError[] | undefined =>
  isApiError(error) && Array.isArray(error.data?.errors) ? error.data.errors : undefined;
