/** Ends a script with one sentence; with the stack only if DEBUG is set. */
export function failWithSentence(error: unknown): void {
  const causes: string[] = [];
  for (let text = error; text !== undefined; text = text instanceof Error ? text.cause : undefined)
    causes.push(text instanceof Error ? text.message : String(text));
  const sentence = causes.join(': ');
  console.error(process.env.DEBUG ? error : `\n${sentence}`);
  process.exitCode = 1;
}
