/** Parses the input of a call. Invalid input gives a message of one sentence. */
import { asRecord } from '@college/contract/as-record';
import { type CallName, calls, type ParsedInput, parseCallInput } from '@college/contract/calls';
import { BODY_SIZE } from '@college/contract/calls/call';
import type { z } from 'zod';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { codedRefusal, Refusal } from '../platform/refusal.ts';

export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
): Promise<ParsedInput<Name>> {
  const input =
    request.method === 'POST'
      ? await readBody(name, request)
      : Object.fromEntries(new URL(request.url).searchParams);
  const result = parseCallInput(name, input);
  if (result.success) {
    if (hasNul(result.data)) throw new Refusal(400, 'Text must not contain the NUL character.');
    return result.data;
  }
  const { issues } = result.error;
  const first = issues.find(({ path }) => path[0] !== 'captcha') ?? issues[0];
  if (first?.path[0] === 'captcha') throw codedRefusal(400, 'captcha');
  const about = calls[name].takesFile ? describeUploadIssue : describeIssue;
  throw new Refusal(400, about(first, input));
}

/** True for text with NUL, which Postgres cannot store. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : value instanceof Object && Object.values(value).some(hasNul);

async function readBody(name: CallName, request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const { takesFile, bodySize } = calls[name];
  if (type === 'multipart/form-data' && takesFile) return readForm(request, bodySize);
  const tooLarge = `The body is larger than ${BODY_SIZE / 1024} KB.`;
  const bytes = await bytesOf(request, BODY_SIZE, () => new Refusal(413, tooLarge));
  if (bytes.length === 0) return {};
  if (type !== 'application/json') {
    throw new Refusal(415, 'Send the body as application/json.');
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

async function readForm(request: Request, most: number): Promise<unknown> {
  const bytes = await bytesOf(request, most, () => codedRefusal(413, 'photoLarge'));
  try {
    const { headers } = request;
    const form = await new Response(bytes, {
      headers: { 'Content-Type': headers.get('content-type') ?? '' },
    }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Refusal(400, 'The form cannot be read.');
  }
}

async function bytesOf({ headers, body }: Request, most: number, tooLarge: () => Refusal) {
  const isLarger = Number(headers.get('content-length')) > most;
  const bytes = isLarger ? undefined : await readAtMost(body, most);
  if (!bytes) throw tooLarge();
  return bytes;
}

/** Message for an upload without a type or file. */
function describeUploadIssue(issue: z.core.$ZodIssue | undefined, input: unknown): string {
  const missing = issue?.path[0] !== undefined && !Object.hasOwn(asRecord(input), issue.path[0]);
  return missing || issue?.code === 'too_small' ? 'Cannot be empty' : describeIssue(issue, input);
}

function describeIssue(issue: z.core.$ZodIssue | undefined, input: unknown): string {
  const field = issue?.path[0];
  if (field === undefined) return 'The input must be a JSON object.';
  const name = String(field);
  if (!Object.hasOwn(asRecord(input), name)) return `${name} is missing.`;
  switch (issue?.code) {
    case 'invalid_type':
      return `${name} must be of type ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `${name} must not be empty.`
        : `${name} is too small.`;
    case 'too_big':
      return issue.origin === 'string' ? `${name} is too long.` : `${name} is too large.`;
    case 'invalid_union':
    case 'invalid_value':
      return `${name} is not one of the known values.`;
    default:
      return `${name} is not valid.`;
  }
}

/**
 * The id in the input; undefined if no record can have it, because Postgres fails on larger
 * numbers.
 */
export const recordId = (id: string): number | undefined =>
  /^\d{1,9}$/.test(id) ? Number(id) : undefined;
