import { errorCode } from './error-code.ts';

/** Codes of a path that does not exist: no entry, a file among its folders, or a name longer than any file may have. */
const codes: unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** For `catch` of reading a file or folder: returns a value if it does not exist, and throws any other error. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (codes.includes(errorCode(error))) return value;
    throw error;
  };
