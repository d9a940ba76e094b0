import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { secondCopy } from '../testing/second-copy.ts';
import { answerRefusals } from './refuse.ts';

const answerTo = (error: Error) =>
  answerRefusals(() => Promise.reject(error))({} as PayloadRequest);

it('answers a refusal with its status and sentence', async () => {
  const copy = await secondCopy<typeof import('../platform/refusal.ts')>('platform/refusal.ts');
  for (const Class of [Refusal, copy.Refusal]) {
    const response = await answerTo(new Class(404, 'There is no such import.'));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: [{ message: 'There is no such import.' }] });
  }
});

it('throws other errors', async () => {
  const error = new Error('Not for people');
  await expect(answerTo(error)).rejects.toBe(error);
});
