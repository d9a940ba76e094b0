/** Reads the college itself from a file, for a backend without /getcollege. */
import { readFile } from 'node:fs/promises';
import { College } from '@college/contract/entities';
import type { Environment } from '../environment.ts';

/** Undefined without COLLEGE_FILE. Throws an Error with the name of the variable if the file is wrong. */
export async function readCollege({
  COLLEGE_FILE,
}: Pick<Environment, 'COLLEGE_FILE'>): Promise<College | undefined> {
  if (!COLLEGE_FILE) return undefined;
  try {
    return College.parse(JSON.parse(await readFile(COLLEGE_FILE, 'utf8')));
  } catch (cause) {
    throw new Error(`COLLEGE_FILE: ${COLLEGE_FILE} does not contain a college as JSON.`, { cause });
  }
}
