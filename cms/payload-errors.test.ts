import * as own from 'payload';
import { expect, it } from 'vitest';
import { fieldErrorsOf, isApiError } from './payload-errors.ts';
import { Refusal } from './platform/refusal.ts';
import { copiesOfPayloadErrors } from './testing/second-copy.ts';

const copies = await copiesOfPayloadErrors();
const fieldErrors = [{ path: 'title', message: 'This field is required.' }];

it('the copies are other classes', () => {
  expect(new copies.APIError('')).not.toBeInstanceOf(own.APIError);
  expect(new copies.Forbidden()).not.toBeInstanceOf(own.Forbidden);
  expect(new copies.ValidationError({ errors: [] })).not.toBeInstanceOf(own.ValidationError);
});

it.each([own, copies])('recognises errors of Payload %#', (classes) => {
  const invalid = new classes.ValidationError({ errors: fieldErrors });
  const others = [new classes.APIError('Too large', 413), new classes.Forbidden()];
  expect([invalid, ...others].map(isApiError)).toEqual([true, true, true]);
  expect([invalid, ...others].map(fieldErrorsOf)).toEqual([fieldErrors, undefined, undefined]);
});

it.each([
  new Error('403'),
  new Refusal('onlyEditors'),
  { isOperational: true, status: 403, data: { errors: fieldErrors } },
  undefined,
])('recognises no other error: %o', (error) => {
  expect(isApiError(error)).toBe(false);
  expect(fieldErrorsOf(error)).toBeUndefined();
});
