import { AsyncLocalStorage } from 'node:async_hooks';

type Storages = Partial<Record<string, AsyncLocalStorage<unknown>>>;

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const shared = globalThis as typeof globalThis & { collegeContexts?: Storages };

/** The one storage of this name in the process. Its values follow the work that starts them, as Node's `AsyncLocalStorage`. */
export function contextStorage<Context>(name: string): AsyncLocalStorage<Context> {
  shared.collegeContexts ??= {};
  shared.collegeContexts[name] ??= new AsyncLocalStorage();
  // Each name stands in one file, which puts in what it takes out.
  return shared.collegeContexts[name] as AsyncLocalStorage<Context>;
}
