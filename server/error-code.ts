/**
 * The code of an error; undefined if it has none. Errors are known by their codes, because the built
 * backend has a copy of a class in each of its bundles, and `instanceof` is false for the copies.
 */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
