/**
 * The security log: who signed in, changed, read or exported what, when and from which address. A
 * file a day in DATA_DIR and not in the database, so that neither a full database, nor a restore, nor
 * an administrator of the admin can lose or change a line. Administrators read it at /admin/who-did-what.
 */
import { appendFile, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { SECURITY_LOG } from '@college/server/data-folder';
import { ifMissing } from '@college/server/missing-file';
import { LRUCache } from 'lru-cache';
import { environment } from '../environment.ts';
import { currentRequest } from '../http/request-context.ts';
import { completeLines, type DayOfLog, findBreak, hashOf, whileLocked } from './chain.ts';

/** Events of accounts and their sign-ins. */
type AccountEvent =
  | 'sign-in'
  | 'sign-out'
  | 'password-link'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'role-changed'
  | 'account-created'
  | 'account-deleted';

/**
 * Events of records. `delete` moves a record to the recycle bin, `clear` deletes all content, and `expire` is the deletion of
 * the oldest lines of this log.
 */
type RecordEvent =
  | 'create'
  | 'change'
  | 'hand-in'
  | 'approve'
  | 'return'
  | 'publish'
  | 'unpublish'
  | 'plan'
  | 'cancel-plan'
  | 'delete'
  | 'restore'
  | 'restore-version'
  | 'delete-for-good'
  | 'read'
  | 'export'
  | 'import'
  | 'undo-import'
  | 'clear'
  | 'expire';

export type SecurityEvent =
  | AccountEvent
  | RecordEvent
  /** Ends with a change in the list of sign-in changes. */
  | `two-factor-${string}`;

/** `code`: the password was right, and the code of the second factor was missing. `limit`: too many attempts. */
export type Outcome = 'ok' | 'refused' | 'code' | 'limit';

/** A field with its former and new value. Without values if versions or the record itself hold them. */
export interface FieldChange {
  field: string;
  from?: string;
  to?: string;
}

export interface SecurityLine {
  /** UTC, ISO 8601. */
  time: string;
  event: SecurityEvent;
  outcome: Outcome;
  /** E-mail address; 'unknown' if there is no such account, 'server' for jobs and commands. */
  account: string;
  /** E-mail address of another account that did it. */
  by?: string;
  /** Slug of a collection or global. */
  list?: string;
  /** Id in the collection. */
  record?: number;
  title?: string;
  /** Number of records that were read, exported or imported at once. */
  count?: number;
  /** Former and new role or address, ids of the former and new version, or the time that was planned. */
  from?: string;
  to?: string;
  fields?: FieldChange[];
  /** Address of the client; 'server' for jobs and commands. */
  address: string;
  /** The id of the request in the other logs. */
  request?: string;
  /** The hash of the line that was written before. Absent in the first line, and in lines from before December 2026. */
  previous?: string;
}

export const UNKNOWN = 'unknown';
/** Account and address of what no account did. */
export const SERVER = 'server';

const folder = () => path.join(environment.DATA_DIR, SECURITY_LOG);
const fileOf = (day: string) => path.join(folder(), `${day}.jsonl`);
const isFile = (name: string) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name);
const namesOfFiles = async () =>
  (await readdir(folder()).catch(ifMissing([]))).filter(isFile).sort();

const MINUTE = 60_000;
/** Lines that would repeat without end: attempts that anybody can repeat, and reading, which every screen does. */
const repeated = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE });

/** Milliseconds in which the same line is not repeated; undefined if each is written. */
function periodOf({ event, outcome, record }: SecurityLine): number | undefined {
  if (event === 'read') return record === undefined ? 60 * MINUTE : 10 * MINUTE;
  return outcome === 'limit' || event === 'password-link' ? MINUTE : undefined;
}

function isRepeated(line: SecurityLine): boolean {
  const ttl = periodOf(line);
  if (ttl === undefined) return false;
  const { event, outcome, account, address, list, record } = line;
  const key = [event, outcome, account, address, list, record].join(' ');
  return repeated.has(key) || !repeated.set(key, true, { ttl });
}

type Details = Partial<
  Pick<SecurityLine, 'outcome' | 'by' | 'from' | 'to' | 'list' | 'record' | 'title' | 'count'>
> & { fields?: FieldChange[] | undefined };

/** Writes a line. A failure is logged, because a full disk must not keep anybody from signing in. */
export async function noteSecurity(
  event: SecurityEvent,
  account: string,
  more: Details = {},
  now = new Date(),
): Promise<void> {
  const { address = SERVER, logged } = currentRequest() ?? {};
  const { by, fields, ...rest } = more;
  const line: SecurityLine = {
    time: now.toISOString(),
    event,
    outcome: 'ok',
    account,
    ...(by !== account && { by }),
    ...rest,
    ...(fields && fields.length > 0 && { fields }),
    address,
    request: logged?.request,
  };
  if (isRepeated(line)) return;
  try {
    await append(line);
  } catch (error) {
    console.error('The security log was not written:', error);
  }
}

/** Lines that the next write takes, and its end. */
let waiting: SecurityLine[] = [];
let next: Promise<void> = Promise.resolve();

/** Lines that are noted while others are written are written together. */
function append(line: SecurityLine): Promise<void> {
  waiting.push(line);
  if (waiting.length > 1) return next;
  next = next
    // Reported to whoever noted the lines that were not written.
    .catch(() => {})
    .then(async () => {
      const lines = waiting;
      waiting = [];
      await mkdir(folder(), { recursive: true, mode: 0o700 });
      await whileLocked(folder(), () => writeLines(lines));
    });
  return next;
}

/** The last line that was written, which the next one names. */
interface Tail {
  file: string;
  /** Bytes of the file with the line. */
  size: number;
  hash: string | undefined;
  /** True if the last line was written half. */
  isTorn: boolean;
}
let tail: Tail | undefined;

async function writeLines(lines: readonly SecurityLine[]): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(lines, ({ time }) => time.slice(0, 10))) {
    const file = fileOf(day);
    const size = await sizeOf(file);
    let { hash, isTorn } = await tailBefore(file, size);
    let text = isTorn ? '\n' : '';
    for (const line of ofDay) {
      const written = JSON.stringify({ ...line, previous: hash });
      text += `${written}\n`;
      hash = hashOf(written);
    }
    await appendFile(file, text, { mode: 0o600 });
    tail = { file, size: size + Buffer.byteLength(text), hash, isTorn: false };
  }
}

const sizeOf = async (file: string): Promise<number> =>
  (await stat(file).catch(ifMissing(undefined)))?.size ?? 0;

/** Bytes that hold the longest line. */
const LONGEST = 256 * 1024;

/**
 * The last line. The one of this process, unless another process has written since. If somebody
 * removed it meanwhile, the next line still names it, and so the chain is broken.
 */
async function tailBefore(file: string, size: number): Promise<Pick<Tail, 'hash' | 'isTorn'>> {
  if (tail && (tail.file === file ? size <= tail.size : size === 0)) {
    const isGone = tail.file === file && size < tail.size;
    return { hash: tail.hash, isTorn: isGone && size > 0 };
  }
  const names = await namesOfFiles();
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size: bytes } = await stat(path.join(folder(), name));
      return { name: path.join(folder(), name), mtimeMs, bytes };
    }),
  );
  const [newest] = files.filter(({ bytes }) => bytes > 0).sort((a, b) => b.mtimeMs - a.mtimeMs);
  if (!newest) return { hash: undefined, isTorn: false };
  const text = await endOf(newest.name, newest.bytes);
  const last = completeLines(text).at(-1);
  const isTorn = newest.name === file && !text.endsWith('\n');
  return { hash: last === undefined ? undefined : hashOf(last), isTorn };
}

async function endOf(file: string, size: number): Promise<string> {
  const handle = await open(file);
  try {
    const start = Math.max(0, size - LONGEST);
    const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString();
  } finally {
    await handle.close();
  }
}

/** The days of the log with their lines, in the order of the names. */
async function* daysOfLog(names: readonly string[]): AsyncGenerator<DayOfLog> {
  for (const name of names) {
    const text = await readFile(path.join(folder(), name), 'utf8').catch(ifMissing(''));
    yield { day: name.slice(0, 10), lines: completeLines(text) };
  }
}

/** Checks the chain of all lines that are kept. */
export const checkSecurityLog = async () => findBreak(daysOfLog(await namesOfFiles()));

/** A line with its place, which stays the same because lines are only appended. */
export interface PlacedLine extends SecurityLine {
  /** `2026-11-27.14`: the day of the file, and the number of the line from 1. */
  place: string;
}

interface Search {
  /** Returns true for the lines that are looked for. */
  matches?: (line: SecurityLine) => boolean;
  /** Only lines before this place. */
  before?: string | undefined;
  /** Only files of these days in UTC, `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
  most: number;
}

/** Reads the newest lines, the newest first. */
export async function readSecurityLog({
  matches = () => true,
  before,
  from = '',
  until = '9999',
  most,
}: Search): Promise<PlacedLine[]> {
  const [lastDay = '9999', lastLine] = before?.split('.') ?? [];
  const names = (await namesOfFiles()).filter((name) => {
    const day = name.slice(0, 10);
    return day >= from && day <= until && day <= lastDay;
  });
  const found: PlacedLine[] = [];
  for await (const { day, lines } of daysOfLog(names.reverse())) {
    const end = day === lastDay ? Number(lastLine) - 1 : lines.length;
    for (let at = Math.min(end, lines.length); at > 0; at -= 1) {
      const line = parsed(lines[at - 1] ?? '');
      if (!line || !matches(line)) continue;
      found.push({ ...line, place: `${day}.${at}` });
      if (found.length === most) return found;
    }
  }
  return found;
}

/** A line that cannot be read was changed, which `checkSecurityLog` reports. */
function parsed(line: string): SecurityLine | undefined {
  try {
    return JSON.parse(line) as SecurityLine;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Deletes files of days before `until`, and writes the hash of the last line in them. */
export async function deleteSecurityLog(until: Date): Promise<void> {
  const names = (await namesOfFiles()).filter(
    (name) => name < `${until.toISOString().slice(0, 10)}.jsonl`,
  );
  let count = 0;
  let last: string | undefined;
  for await (const { lines } of daysOfLog(names)) {
    count += lines.length;
    last = lines.at(-1) ?? last;
  }
  if (last !== undefined) await noteSecurity('expire', SERVER, { count, to: hashOf(last) });
  for (const name of names) await rm(path.join(folder(), name), { force: true });
}
