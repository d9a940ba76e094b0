/** Finds out the e-mail address of the first account. */
import { once } from 'node:events';
import { z } from 'zod';

const Address = z.email().toLowerCase();

/**
 * ADMIN_EMAIL, else an answer typed in the terminal of the start script, else `otherwise`. Without
 * any of these it throws, because the administrator could never get a mail with a new password.
 */
export async function readAdministratorAddress(otherwise?: string): Promise<string> {
  // Imported here, because an error in the environment must be reported in one line.
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

/** Asks in the terminal; undefined if there is none. */
async function askTerminal(question: string): Promise<string | undefined> {
  if (!process.send) return undefined;
  const message = once(process, 'message');
  process.send({ question });
  const [{ answer }] = await message;
  return answer;
}
