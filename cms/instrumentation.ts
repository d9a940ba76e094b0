/** Next calls this once, before the first request, in each of its runtimes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node.ts')).register();
}
