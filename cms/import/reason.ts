import { ValidationError } from 'payload';

/** Why a record did not come: Payload's own sentence names the fields, but not what is wrong with each. */
export function reasonOf(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}
