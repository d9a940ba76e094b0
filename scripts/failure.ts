/** The messages of an error and of its causes, as one sentence. */
export function reasonOf(error: unknown): string {
  const causes: string[] = [];
  for (let text = error; text !== undefined; text = text instanceof Error ? text.cause : undefined)
    causes.push(text instanceof Error ? text.message : String(text));
  return causes.join(': ');
}

/** Ends a script with one sentence; with the stack only if DEBUG is set. */
export function failWithSentence(error: unknown): void {
  console.error(process.env.DEBUG ? error : `\n${reasonOf(error)}`);
  process.exitCode = 1;
}
