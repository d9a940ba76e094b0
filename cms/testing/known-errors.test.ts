/** Recognises each of our errors in a second copy of its class, and mistakes none for another. */
import { expect, it } from 'vitest';
import {
  isOverLimit,
  isProgramFailed,
  OverLimit,
  ProgramFailed,
} from '../platform/decoders/limited.ts';
import { isRefusal, Refusal } from '../platform/refusal.ts';
import { Answered, isAnswered } from '../staff-api/ask.ts';
import { secondCopy } from './second-copy.ts';

const errors: [
  path: string,
  isKnown: (error: unknown) => boolean,
  error: Error,
  values?: unknown[],
][] = [
  ['platform/decoders/limited.ts', isOverLimit, new OverLimit('node', 'seconds', 1)],
  ['platform/decoders/limited.ts', isProgramFailed, new ProgramFailed('node', 1)],
  ['platform/refusal.ts', (error) => isRefusal(error), new Refusal('noRecord'), ['noRecord']],
  ['staff-api/ask.ts', isAnswered, new Answered({})],
];

it.each(errors)('%s', async (path, isKnown, error, values = ['node', 'seconds', 1]) => {
  const others = [...errors.map(([, , other]) => other), new Error(error.message)];
  expect(others.filter((other) => isKnown(other))).toEqual([error]);
  const { name } = error.constructor;
  const module = await secondCopy<Record<string, typeof Error>>(path);
  const copy: Error = Reflect.construct(module[name] ?? Error, values);
  expect(copy).not.toBeInstanceOf(error.constructor);
  expect(isKnown(copy)).toBe(true);
});

it('recognises a refusal by one of its codes', () => {
  const refusal = new Refusal('noImport');
  expect([isRefusal(refusal, 'noList', 'noImport'), isRefusal(refusal, 'noList')]).toEqual([
    true,
    false,
  ]);
});
