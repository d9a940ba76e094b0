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
    { code: 'payload', values: { message: 'Too long.' }, column: 'awards' },
  ]);
});

it('tells a missing right from a refusal that everybody would get', () => {
  expect(notesOf(new Forbidden())).toEqual([{ code: 'notYours' }]);
  expect(notesOf(new APIError('It is in use.', 409))).toEqual([
    { code: 'payload', values: { message: 'It is in use.' } },
  ]);
});

it('throws unexpected errors', () => {
  expect(() => notesOf(new TypeError('ours'))).toThrow('ours');
});

it('reads the code of a stored note, which older rows call word', async () => {
  const { batchRows } = await import('./row.ts');
  const row = { number: 2, cells: ['x'] };
  const notes = [{ word: 'gone' }, { code: 'missing', column: 'phone' }];
  expect(batchRows.read({ rows: [{ ...row, notes }] })).toMatchObject([
    { notes: [{ code: 'gone' }, { code: 'missing', column: 'phone' }] },
  ]);
  expect(() => batchRows.read({ rows: [{ ...row, notes: [{}] }] })).toThrow('import-batches');
});
