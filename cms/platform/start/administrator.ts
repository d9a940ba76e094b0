import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';

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
    where: { role: { equals: 'administrator' } },
    sort: 'id',
    pagination: false,
    depth: 0,
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
    depth: 0,
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
