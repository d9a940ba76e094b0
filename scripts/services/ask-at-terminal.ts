import { createInterface } from 'node:readline/promises';

/** Asks a question. Resolves with the trimmed answer, or undefined if there is no terminal. */
export async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Passes Ctrl-C on, because readline intercepts it.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return (await terminal.question(question)).trim();
  } catch {
    // Ctrl-D: no answer.
    return undefined;
  } finally {
    terminal.close();
  }
}
