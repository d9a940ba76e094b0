/** The messages of an error and of its causes, as one sentence. */
export function reasonOf(error: unknown): string {
  const causes: string[] = [];
  for (
    let cause = error;
    cause !== undefined;
    cause = cause instanceof Error ? cause.cause : undefined
  )
    causes.push(cause instanceof Error ? cause.message : String(cause));
  return causes.join(': ');
}

/** Ends a script with one sentence; with the stack only if DEBUG is set. */
export function failWithSentence(error: unknown): void {
  console.error(process.env.DEBUG ? error : `\n${reasonOf(error)}`);
  process.exitCode = 1;
}
