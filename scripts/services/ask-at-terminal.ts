import { createInterface } from 'node:readline/promises';

/** Resolves with what is typed, without spaces around it; with undefined where nobody sits before a terminal. */
export async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Reading by the line takes Ctrl-C for itself.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return (await terminal.question(question)).trim();
  } catch {
    // Ctrl-D: whoever sits there does not answer.
    return undefined;
  } finally {
    terminal.close();
  }
}
