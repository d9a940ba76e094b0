import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';

export interface Credentials {
  email: string;
  password: string;
}

const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Five groups of five: 128 bits and more, and still possible to type. */
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

/** Throws with their addresses where there are several. */
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
  if (first === undefined) throw new Error('There is no administrator.');
  if (others.length === 0) return first;
  throw new Error(`Whose? npm run password -- ${[first, ...others].join(' | ')}`);
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

/** Under the start script its terminal shows the password, once; it is never written to a log. */
export async function handOver(admin: Credentials): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The process ends right after this: it must not end before the message has left.
  if (process.send) process.send({ admin }, undefined, undefined, () => resolve());
  else {
    console.log(`\n  Administrator  ${admin.email}\n  Password       ${admin.password}\n`);
    resolve();
  }
  return promise;
}
