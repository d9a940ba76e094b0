import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Payload } from 'payload';
import { z } from 'zod';
import { administratorAccounts, asSystem } from '../../access.ts';

export interface Credentials {
  email: string;
  password: string;
}

const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Five groups of five characters: more than 128 bits, and still possible to type. */
export const strongPassword = (): string =>
  Array.from({ length: 5 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

export async function createAdministrator(payload: Payload, email: string): Promise<Credentials> {
  const credentials = { email, password: strongPassword() };
  await payload.create({
    collection: 'users',
    data: { ...credentials, name: 'Administrator', role: 'administrator' },
    ...asSystem,
  });
  return credentials;
}

/** The only administrator. Throws with the addresses if there are several. */
export async function onlyAdministrator(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    where: administratorAccounts,
    sort: 'id',
    pagination: false,
    ...asSystem,
  });
  const [first, ...others] = docs.map(({ email }) => email);
  if (first === undefined) throw new Error('There is no administrator account.');
  if (others.length === 0) return first;
  throw new Error(`Choose an account: npm run password -- ${[first, ...others].join(' | ')}`);
}

export async function renewPassword(payload: Payload, email: string): Promise<Credentials> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    ...asSystem,
  });
  const [user] = docs;
  if (!user) throw new Error(`There is no account ${email}.`);
  const password = strongPassword();
  await payload.update({ collection: 'users', id: user.id, data: { password }, ...asSystem });
  return { email, password };
}

/** Shows the password once in the terminal of the start script. It is never written to a log. */
export async function reportPassword(admin: Credentials): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Waits until the message is sent, because the process ends right afterwards.
  if (process.send) process.send({ admin }, undefined, undefined, () => resolve());
  else {
    console.log(`\n  Administrator  ${admin.email}\n  Password       ${admin.password}\n`);
    resolve();
  }
  return promise;
}

const Address = z.email().toLowerCase();

/**
 * The e-mail address of the first account: ADMIN_EMAIL, else an answer typed in the terminal of the start script, else `otherwise`. Without
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
