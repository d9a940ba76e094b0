/** Whose the first account is. */
import { once } from 'node:events';
import { z } from 'zod';

const Address = z.email().toLowerCase();

/**
 * ADMIN_EMAIL, else what is typed at the terminal of the start script, else `otherwise`. A real college has none such:
 * it is told what is missing, because nobody could mail its administrator a new password.
 */
export async function readAdministratorAddress(otherwise?: string): Promise<string> {
  // Read here and not above: a missing variable is told in one line.
  const { environment } = await import('../environment.ts');
  if (environment.ADMIN_EMAIL) return environment.ADMIN_EMAIL;
  const question = `E-mail address of the administrator${otherwise ? ` (Enter: ${otherwise})` : ''}: `;
  for (let prompt = `\n  ${question}`; ; prompt = `  That is none. ${question}`) {
    const answer = await askTerminal(prompt);
    if (otherwise && !answer) return otherwise;
    if (answer === undefined)
      throw new Error(
        'Environment: ADMIN_EMAIL is missing: the e-mail address of the first administrator.',
      );
    const { data } = Address.safeParse(answer);
    if (data) return data;
  }
}

/** Undefined where nobody can be asked. */
async function askTerminal(question: string): Promise<string | undefined> {
  if (!process.send) return undefined;
  const message = once(process, 'message');
  process.send({ question });
  const [{ answer }] = await message;
  return answer;
}
