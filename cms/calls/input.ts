/** Parses the input of a call. Invalid input gives a message of one sentence. */
import { asRecord } from '@college/contract/as-record';
import { MOST_FIELDS } from '@college/contract/body-bounds';
import {
  type CallBody,
  type CallName,
  calls,
  type ParsedInput,
  parseCallInput,
} from '@college/contract/calls';
import { BODY_SIZE, boundsOf, type CallRow } from '@college/contract/calls/call';
import { hasMoreFields } from '@college/server/form-fields';
import type { z } from 'zod';
import { parseBody } from '../platform/http/parse-body.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { Refusal } from '../platform/refusal.ts';

export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
): Promise<ParsedInput<Name>> {
  const { body, bodySize }: CallRow = calls[name];
  // The body is read later, but the address of what is too large may be wrong as well.
  if (body && isLarger(request, bodySize)) throw tooLarge(bodySize);
  const input =
    request.method === 'POST' && !body
      ? await readBody(name, request)
      : Object.fromEntries(new URL(request.url).searchParams);
  const result = parseCallInput(name, input);
  if (result.success) {
    if (hasNul(result.data)) throw new Refusal('nul');
    return result.data;
  }
  const { issues } = result.error;
  const first = issues.find(({ path }) => path[0] !== 'captcha') ?? issues[0];
  if (first?.path[0] === 'captcha') throw new Refusal('captcha');
  const about = calls[name].takesFile ? describeUploadIssue : describeIssue;
  throw about(first, input);
}

/** Reads the body of a call whose input is in its address. Undefined if it is empty, or if the call has no body. */
export async function readContent<Name extends CallName>(
  name: Name,
  request: Request,
): Promise<CallBody<Name> | undefined> {
  const { body }: CallRow = calls[name];
  if (!body || request.method !== 'POST') return undefined;
  const content = await readBody(name, request);
  if (isEmpty(content)) return undefined;
  const result = body.safeParse(content);
  if (!result.success) throw describeIssue(result.error.issues[0], content);
  return result.data as CallBody<Name>;
}

const isEmpty = (content: unknown) =>
  content instanceof Object && Object.keys(content).length === 0;

/** True for text with NUL, which Postgres cannot store. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : value instanceof Object && Object.values(value).some(hasNul);

async function readBody(name: CallName, request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const { takesFile, bodySize } = calls[name];
  if (type === 'multipart/form-data' && takesFile) return readForm(request, bodySize);
  const most = takesFile ? BODY_SIZE : bodySize;
  const bytes = await bytesOf(request, most, tooLarge(most));
  if (bytes.length === 0) return {};
  if (type !== 'application/json') {
    throw new Refusal('bodyType');
  }
  return parseBody(bytes, boundsOf(calls[name]), 'bodyNotJson');
}

async function readForm(request: Request, most: number): Promise<unknown> {
  const bytes = await bytesOf(request, most, new Refusal('photoLarge'));
  const type = request.headers.get('content-type') ?? '';
  if (hasMoreFields(bytes, type, MOST_FIELDS)) throw new Refusal('formUnreadable');
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Refusal('formUnreadable');
  }
}

const tooLarge = (most: number) => new Refusal('bodyTooLarge', { most: most / 1024 });

const isLarger = ({ headers }: Request, most: number) =>
  Number(headers.get('content-length')) > most;

async function bytesOf(request: Request, most: number, refusal: Refusal) {
  const bytes = isLarger(request, most) ? undefined : await readAtMost(request.body, most);
  if (!bytes) throw refusal;
  return bytes;
}

/** Refusal of an upload without a type or file. */
function describeUploadIssue(issue: z.core.$ZodIssue | undefined, input: unknown): Refusal {
  const missing = issue?.path[0] !== undefined && !Object.hasOwn(asRecord(input), issue.path[0]);
  return missing || issue?.code === 'too_small'
    ? new Refusal('emptyUpload')
    : describeIssue(issue, input);
}

function describeIssue(issue: z.core.$ZodIssue | undefined, input: unknown): Refusal {
  const field = issue?.path[0];
  if (field === undefined) return new Refusal('inputNoObject');
  const name = String(field);
  if (!Object.hasOwn(asRecord(input), name)) return new Refusal('fieldMissing', { name });
  switch (issue?.code) {
    case 'invalid_type':
      return new Refusal('fieldType', { name, expected: issue.expected });
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? new Refusal('fieldEmpty', { name })
        : new Refusal('fieldTooSmall', { name });
    case 'too_big':
      return new Refusal(issue.origin === 'string' ? 'fieldTooLong' : 'fieldTooLarge', { name });
    case 'invalid_union':
    case 'invalid_value':
      return new Refusal('fieldUnknown', { name });
    default:
      return new Refusal('fieldWrong', { name });
  }
}

/**
 * The id in the input; undefined if no record can have it, because Postgres fails on larger
 * numbers.
 */
export const recordId = (id: string): number | undefined =>
  /^\d{1,9}$/.test(id) ? Number(id) : undefined;
