/** Recognises each of our errors in a second copy of its class, and mistakes none for another. */
import { expect, it } from 'vitest';
import { ImportProblem, isImportProblem } from '../import/report.ts';
import { isUnreadableExport, UnreadableExport } from '../import/wordpress/read-export.ts';
import { isTooManyPixels, TooManyPixels } from '../platform/decoders/heic.ts';
import {
  isOverLimit,
  isProgramFailed,
  OverLimit,
  ProgramFailed,
} from '../platform/decoders/limited.ts';
import { isUnreadable, Unreadable } from '../platform/decoders/unreadable.ts';
import { isRefusal, Refusal } from '../platform/refusal.ts';
import { isManySheets, ManySheets } from '../sheets/read/read.ts';
import { isRefused, Refused } from '../sheets/reason.ts';
import { Answered, isAnswered } from '../staff-api/ask.ts';
import { secondCopy } from './second-copy.ts';

const errors: [path: string, isKnown: (error: unknown) => boolean, error: Error][] = [
  ['import/report.ts', isImportProblem, new ImportProblem()],
  ['import/wordpress/read-export.ts', isUnreadableExport, new UnreadableExport()],
  ['platform/decoders/heic.ts', isTooManyPixels, new TooManyPixels({ width: 1, height: 1 })],
  ['platform/decoders/limited.ts', isOverLimit, new OverLimit('node', 'seconds', 1)],
  ['platform/decoders/limited.ts', isProgramFailed, new ProgramFailed('node', 1)],
  ['platform/decoders/unreadable.ts', isUnreadable, new Unreadable('empty')],
  ['platform/refusal.ts', isRefusal, new Refusal(404, 'Nothing.')],
  ['sheets/read/read.ts', isManySheets, new ManySheets([])],
  ['sheets/reason.ts', isRefused, new Refused('empty')],
  ['staff-api/ask.ts', isAnswered, new Answered({})],
];

it.each(errors)('%s', async (path, isKnown, error) => {
  const others = [...errors.map(([, , other]) => other), new Error(error.message)];
  expect(others.filter(isKnown)).toEqual([error]);
  const { name } = error.constructor;
  const module = await secondCopy<Record<string, typeof Error>>(path);
  // Each of the constructors takes these values.
  const copy: Error = Reflect.construct(module[name] ?? Error, ['node', 'seconds', 1]);
  expect(copy).not.toBeInstanceOf(error.constructor);
  expect(isKnown(copy)).toBe(true);
});
