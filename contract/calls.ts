/**
 * The table of all calls between site and backend. A new call is one row in `calls/` and one handler in `cms/calls/`.
 * A row without a handler, or a handler without a row, does not compile.
 *
 * Reads answer both GET, with the input as query names, and POST; `method` is the one that our client uses. A call that
 * `submits` something takes POST alone, because any page can make a browser send a GET.
 */
import { z } from 'zod';
import type { CallRow } from './calls/call.ts';
import { college, departments, disclosure, guides } from './calls/college.ts';
import { evidence } from './calls/evidence.ts';
import { files } from './calls/files.ts';
import { events, notices } from './calls/notices.ts';
import { committees, people, profiles } from './calls/people.ts';
import { search } from './calls/search.ts';
import { submissions } from './calls/submissions.ts';

export const calls = {
  ...notices,
  ...events,
  ...departments,
  ...disclosure,
  ...people,
  ...profiles,
  ...committees,
  ...evidence,
  ...files,
  ...college,
  ...guides,
  ...search,
  ...submissions,
} satisfies Record<string, CallRow>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** The input as a caller writes it. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** The input as a handler reads it: checked, with its defaults. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;
/** The JSON body of a call whose input is in its address; of other calls `never`. */
export type CallBody<Name extends CallName> = Calls[Name] extends {
  body: infer Body extends z.ZodType;
}
  ? z.output<Body>
  : never;

export const callNames = Object.keys(calls) as CallName[];
/** The methods of a call, for the header `Allow`. */
export const methodsOf = (name: CallName): readonly string[] =>
  calls[name].submits ? ['POST'] : ['GET', 'HEAD', 'POST'];
/**
 * Checks the input of a call. A field that may be left out counts as left out if it is empty or null, because old
 * clients send it so.
 */
export function parseCallInput<Name extends CallName>(
  name: Name,
  rawInput: unknown,
): z.ZodSafeParseResult<ParsedInput<Name>> {
  const input: z.ZodType = calls[name].input;
  return input.safeParse(withoutEmpty(input, rawInput)) as z.ZodSafeParseResult<ParsedInput<Name>>;
}

function withoutEmpty(schema: z.ZodType, rawInput: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || !isRecord(rawInput)) return rawInput;
  const fields = Object.entries(rawInput).filter(([field, value]) => {
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
    const fieldSchema: z.ZodType | undefined = schema.shape[field];
    return !isEmpty || !fieldSchema?.safeParse(undefined).success;
  });
  return Object.fromEntries(fields);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
