/** Reasons why a row was refused. */
import { APIError, Forbidden, ValidationError } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';

let notesOf: typeof import('./apply.ts').notesOf;
beforeAll(async () => {
  await stubEnvironment();
  ({ notesOf } = await import('./apply.ts'));
});

it('names the columns that are invalid', () => {
  const errors = [{ message: 'Too long.', path: 'awards.0.award' }];
  expect(notesOf(new ValidationError({ errors }))).toEqual([
    { word: 'payload', values: { message: 'Too long.' }, column: 'awards' },
  ]);
});

it('tells a missing right from a refusal that everybody would get', () => {
  expect(notesOf(new Forbidden())).toEqual([{ word: 'notYours' }]);
  expect(notesOf(new APIError('It is in use.', 409))).toEqual([
    { word: 'payload', values: { message: 'It is in use.' } },
  ]);
});

it('throws unexpected errors', () => {
  expect(() => notesOf(new TypeError('ours'))).toThrow('ours');
});
