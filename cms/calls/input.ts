/** Reads what a caller gave and says in one sentence what is wrong with it. */
import { type CallName, calls, type ParsedInput } from '@college/contract/calls';
import type { z } from 'zod';
import { Refusal } from './handler.ts';

const LARGEST_BODY = 64 * 1024;

export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
): Promise<ParsedInput<Name>> {
  const given =
    request.method === 'POST'
      ? await readBody(request)
      : Object.fromEntries(new URL(request.url).searchParams);
  const result = calls[name].input.safeParse(given);
  if (result.success) {
    if (hasNul(result.data)) throw new Refusal(400, 'The NUL character belongs in no text.');
    return result.data as ParsedInput<Name>;
  }
  const { issues } = result.error;
  const first = issues.find(({ path }) => path[0] !== 'captcha') ?? issues[0];
  throw new Refusal(400, sentence(first, given));
}

/** Postgres keeps no text with it. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : value instanceof Object && Object.values(value).some(hasNul);

async function readBody(request: Request): Promise<unknown> {
  const bytes = await readAtMost(request, LARGEST_BODY);
  if (bytes.length === 0) return {};
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'Send the body as application/json.');
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

async function readAtMost(request: Request, most: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'The body is larger than 64 KB.');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sentence(issue: z.core.$ZodIssue | undefined, given: unknown): string {
  const field = issue?.path[0];
  if (field === undefined) return 'The input must be a JSON object.';
  if (field === 'captcha') return 'Captcha not valid';
  const name = String(field);
  if (!Object.hasOwn(Object(given), name)) return `${name} is missing.`;
  switch (issue?.code) {
    case 'invalid_type':
      return `${name} must be of type ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' ? `${name} must not be empty.` : `${name} is too small.`;
    case 'too_big':
      return issue.origin === 'string' ? `${name} is too long.` : `${name} is too large.`;
    case 'invalid_value':
      return `${name} is not one of the known values.`;
    default:
      return `${name} is not valid.`;
  }
}
