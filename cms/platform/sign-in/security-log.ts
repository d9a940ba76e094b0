/**
 * The security log: who signed in or changed an account, when, from which address, and the outcome.
 * A file a day in DATA_DIR and not in the database, so that neither a full database nor a restore
 * loses it.
 */
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SECURITY_LOG } from '@college/server/data-folder';
import { ifMissing } from '@college/server/missing-file';
import { LRUCache } from 'lru-cache';
import { environment } from '../environment.ts';
import { currentRequest } from '../http/request-context.ts';

export type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'password-link'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'role-changed'
  | 'account-created'
  | 'account-deleted'
  /** Ends with a change in the list of sign-in changes. */
  | `two-factor-${string}`;

/** `code`: the password was right, and the code of the second factor was missing. `limit`: too many attempts. */
export type Outcome = 'ok' | 'refused' | 'code' | 'limit';

export interface SecurityLine {
  /** UTC, ISO 8601. */
  time: string;
  event: SecurityEvent;
  outcome: Outcome;
  /** E-mail address; 'unknown' if there is no such account. */
  account: string;
  /** E-mail address of another account that did it. */
  by?: string;
  /** Former and new role or address. */
  from?: string;
  to?: string;
  /** Address of the client; 'server' for commands. */
  address: string;
  /** The id of the request in the other logs. */
  request?: string;
}

export const UNKNOWN = 'unknown';

const folder = () => path.join(environment.DATA_DIR, SECURITY_LOG);
const fileOf = (day: string) => path.join(folder(), `${day}.jsonl`);
const isFile = (name: string) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name);

/** Attempts that anybody can repeat without limit are written once a minute for each address. */
const repeated = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

function isRepeated({ event, outcome, account, address }: SecurityLine): boolean {
  if (outcome !== 'limit' && event !== 'password-link') return false;
  const key = [event, outcome, account, address].join(' ');
  return repeated.has(key) || !repeated.set(key, true);
}

/** Writes a line. A failure is logged, because a full disk must not keep anybody from signing in. */
export async function noteSecurity(
  event: SecurityEvent,
  account: string,
  more: Partial<Pick<SecurityLine, 'outcome' | 'by' | 'from' | 'to'>> = {},
  now = new Date(),
): Promise<void> {
  const { address = 'server', logged } = currentRequest() ?? {};
  const { by, ...rest } = more;
  const line: SecurityLine = {
    time: now.toISOString(),
    event,
    outcome: 'ok',
    account,
    ...(by !== account && { by }),
    ...rest,
    address,
    request: logged?.request,
  };
  if (isRepeated(line)) return;
  try {
    await mkdir(folder(), { recursive: true, mode: 0o700 });
    await appendFile(fileOf(line.time.slice(0, 10)), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  } catch (error) {
    console.error('The security log was not written:', error);
  }
}

/** Reads the newest lines, the newest first. */
export async function readSecurityLog(most: number): Promise<SecurityLine[]> {
  const names = (await readdir(folder()).catch(ifMissing([]))).filter(isFile).sort().reverse();
  const lines: SecurityLine[] = [];
  for (const name of names) {
    const text = await readFile(path.join(folder(), name), 'utf8');
    // A power cut may leave half a line.
    const complete = text.split('\n').filter((line) => line.endsWith('}'));
    lines.push(...complete.reverse().map((line) => JSON.parse(line) as SecurityLine));
    if (lines.length >= most) break;
  }
  return lines.slice(0, most);
}

/** Deletes files of days before `until`. */
export async function deleteSecurityLog(until: Date): Promise<void> {
  const names = (await readdir(folder()).catch(ifMissing([]))).filter(isFile);
  for (const name of names)
    if (name < `${until.toISOString().slice(0, 10)}.jsonl`)
      await rm(path.join(folder(), name), { force: true });
}
