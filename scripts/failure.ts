/** Ends a script with one sentence; the stack only where it helps, with DEBUG set. */
export function sayAndFail(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(process.env.DEBUG ? error : `\n${sentence}`);
  process.exitCode = 1;
}
