/**
 * The chain of the security log: each line contains the hash of the line that was written before it,
 * also if that one is in the file of another day. So a changed, added or removed line is found.
 */
import { createHash } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asRecord } from '@college/contract/as-record';
import { errorCode } from '@college/server/error-code';
import { ifMissing } from '@college/server/missing-file';

/** Lines of one file, in the order in which they were written. */
export interface DayOfLog {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  lines: readonly string[];
}

/** A line that does not follow from the line before. */
export interface Break {
  day: string;
  /** Number of the line in its file, from 1. */
  line: number;
}

/** SHA-256 of a line as it is written, in base64url. */
export const hashOf = (line: string): string =>
  createHash('sha256').update(line).digest('base64url');

/** The lines of a file that were written completely. A power cut may leave half a line. */
export const completeLines = (text: string): string[] =>
  text.split('\n').filter((line) => line.endsWith('}'));

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the part of a line that the chain needs. `previous` is undefined in a line that is older than the chain, or cannot be read. */
function readLink(line: string) {
  try {
    const { previous, event, to } = asRecord(JSON.parse(line));
    return { previous: text(previous), event, to: text(to) };
  } catch {
    // A power cut may leave half a line.
    return {};
  }
}

/** Finds the first line that was changed or added, or before which a line is missing. `last` is the hash of the last line. */
export async function findBreak(
  days: AsyncIterable<DayOfLog>,
): Promise<{ lines: number; broken: Break | undefined; last: string | undefined }> {
  const hashes = new Set<string>();
  const links = new Map<string, Break>();
  const breaks: Break[] = [];
  let lines = 0;
  let last: string | undefined;
  for await (const { day, lines: ofDay } of days)
    for (const [at, written] of ofDay.entries()) {
      const place = { day, line: at + 1 };
      const { previous, event, to } = readLink(written);
      if (previous === undefined ? links.size > 0 : links.has(previous)) breaks.push(place);
      else if (previous !== undefined) links.set(previous, place);
      // The oldest line names one that was deleted after its days.
      if (event === 'expire' && to !== undefined) hashes.add(to);
      last = hashOf(written);
      hashes.add(last);
      lines += 1;
    }
  for (const [link, place] of links) if (!hashes.has(link)) breaks.push(place);
  const [broken] = breaks.sort(
    (one, other) => one.day.localeCompare(other.day, 'en') || one.line - other.line,
  );
  return { lines, broken, last };
}

/** Milliseconds after which a lock was left behind by a process that was killed. */
const LOCK_IS_OLD = 5000;

/** Runs a step while no other process that writes into the folder runs one. */
export async function whileLocked<Result>(
  folder: string,
  step: () => Promise<Result>,
): Promise<Result> {
  const lock = path.join(folder, 'lock');
  while (!(await createdNow(lock))) {
    const created = await stat(lock).catch(ifMissing(undefined));
    // The clock may have been set back since.
    if (created && Math.abs(Date.now() - created.mtimeMs) > LOCK_IS_OLD)
      await rm(lock, { force: true });
    else await wait(2);
  }
  try {
    return await step();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Creates a file; false if it exists. */
async function createdNow(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
