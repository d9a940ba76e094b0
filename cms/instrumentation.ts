/** Next calls this once, before the first request, in each of its runtimes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('./platform/start/instrumentation-node.ts')).register();
}
