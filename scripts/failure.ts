/** Ends a script with one sentence; the stack only where it helps, with DEBUG set. */
export function sayAndFail(error: unknown): void {
  const causes: string[] = [];
  for (let told = error; told !== undefined; told = told instanceof Error ? told.cause : undefined)
    causes.push(told instanceof Error ? told.message : String(told));
  const sentence = causes.join(': ');
  console.error(process.env.DEBUG ? error : `\n${sentence}`);
  process.exitCode = 1;
}
