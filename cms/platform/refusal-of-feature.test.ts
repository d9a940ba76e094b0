/** A feature brings its refusals with their sentences, and the core says and recognises them as its own. */
import { expect, it } from 'vitest';
import { refusalsOf } from '../words/refusals.ts';
import { sayRefusal } from '../words/say.ts';
import { problemOf } from './decoders/answer-lines.ts';
import { refuse } from './http/refuse.ts';
import { isRefusal, Refusal } from './refusal.ts';

const as = { '{{count}} boxes are missing.': '{{count}}টা বাকচ নাই।' };
const { boxes } = refusalsOf('old-boxes', { as }, { boxes: [409, '{{count}} boxes are missing.'] });
const refusal = new Refusal(boxes, { count: 3 });

it('has its status, and its sentence in the language of the account', async () => {
  expect([refusal.status, refusal.message]).toEqual([409, '3 boxes are missing.']);
  expect(sayRefusal('as', boxes, { count: 3 })).toBe('৩টা বাকচ নাই।');
  const response = refuse(refusal, 'as');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    errors: [{ message: '৩টা বাকচ নাই।', data: { code: 'old-boxes/boxes', values: { count: 3 } } }],
  });
});

it('is recognised by its code, and not taken for one of the core', () => {
  expect(isRefusal(refusal)).toBe(true);
  expect(isRefusal(refusal, 'noRecord')).toBe(false);
  expect(isRefusal(Object.assign(new Error('a'), { code: 'ERR/' }))).toBe(false);
});

it('is not sent by a child process, which sends codes only', () => {
  expect(() => problemOf(refusal)).toThrow(refusal);
  expect(problemOf(new Refusal('noRecord'))).toEqual({ code: 'noRecord', values: {} });
});
