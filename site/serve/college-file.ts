/** The college itself, where the backend does not tell: from a file that whoever runs the site writes once. */
import { readFile } from 'node:fs/promises';
import { College } from '@college/contract/entities';
import type { Environment } from '../environment.ts';

/** Undefined without COLLEGE_FILE; throws an Error that names the variable when the file is not right. */
export async function readCollege({
  COLLEGE_FILE,
}: Pick<Environment, 'COLLEGE_FILE'>): Promise<College | undefined> {
  if (!COLLEGE_FILE) return undefined;
  try {
    return College.parse(JSON.parse(await readFile(COLLEGE_FILE, 'utf8')));
  } catch (cause) {
    throw new Error(`COLLEGE_FILE: ${COLLEGE_FILE} does not hold a college as JSON.`, { cause });
  }
}
