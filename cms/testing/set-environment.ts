import type { Environment } from '../platform/environment.ts';

/** Sets for one test file what the others of its worker find as it was: what `beforeAll` answers takes it back. */
export async function setEnvironment(given: Partial<Environment>): Promise<() => void> {
  const { environment } = await import('../platform/environment.ts');
  const names = Object.keys(given) as (keyof Environment)[];
  const before = Object.fromEntries(names.map((name) => [name, environment[name]]));
  Object.assign(environment, given);
  return () => void Object.assign(environment, before);
}
