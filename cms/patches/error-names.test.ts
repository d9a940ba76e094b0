import { APIError } from 'payload';
import { expect, it } from 'vitest';
import { sayWhy } from './error-names.ts';

const query = (error: Error) => sayWhy({ error } as Parameters<typeof sayWhy>[0]);
const names = (name: string, error: Error) => Object.assign(error, { name });

it('gives the message of a refusal without a name', () => {
  const refusal = names('', new APIError('This picture cannot be read.', 400));
  expect(query(refusal)).toEqual({
    response: { errors: [{ message: 'This picture cannot be read.' }] },
  });
});

it('names the invalid field of a form', () => {
  const errors = [{ path: 'dept_code', message: 'Use capital letters.' }];
  const refusal = names('', new APIError('Code', 400, { collection: 'departments', errors }));
  expect(query(refusal)).toEqual({
    response: { errors: [{ message: 'Code', data: { errors } }] },
  });
});

it.each([
  names('', new APIError('Of the inside', 500)),
  names('', new Error('Of the inside')),
  names('NotFound', new APIError('Not Found', 404)),
])('leaves %s to Payload', (error) => {
  expect(query(error)).toBeUndefined();
});
