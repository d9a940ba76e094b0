/**
 * Hooks of accounts that refuse a weak new password in every way of setting it. A new password has at
 * least 12 characters, or at least 8 that are hard to guess.
 */

import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import type { User } from '../../payload-types.ts';
import { type Sentence, say } from '../../words/say.ts';
import { rowsOf } from '../database/statements.ts';
import { collegeName } from '../mail/mail.ts';

type Person = Partial<Pick<User, 'email' | 'name'>>;

async function refuseWeak(password: string, person: Person, req: PayloadRequest): Promise<void> {
  const names = [person.email ?? '', person.name ?? '', await collegeName(req)];
  const weakness =
    (await weaknessOf(password, names)) ??
    ((await isAddress(password, req)) ? easyToGuess : undefined);
  if (!weakness) return;
  const message = say(req.i18n.language, weakness);
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] });
}

/** True if the password is the e-mail address of an account, or the part of it before the @, in any case. */
async function isAddress(password: string, req: PayloadRequest): Promise<boolean> {
  const word = password.trim().toLowerCase();
  const [account] = await rowsOf(
    req.payload,
    sql`SELECT id FROM users
        WHERE lower(email) = ${word} OR substr(lower(email), 1, ${word.length + 1}) = ${`${word}@`}
        LIMIT 1`,
    req,
  );
  return account !== undefined;
}

/** Checks the password of a new account and a changed password. */
export const refuseWeakPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data?.password) return data;
  await refuseWeak(data.password, { ...originalDoc, ...data }, req);
  // Payload removes the password before the hooks that run after the change.
  req.context[`password of ${originalDoc?.id}`] = true;
  return data;
};

const Reset = z.object({ password: z.string(), token: z.string().min(1) });

/** Checks the password set by a reset link, for which Payload runs no other hook. */
export const refuseWeakReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const reset = Reset.safeParse('data' in args ? args.data : undefined);
  if (!reset.success) return;
  const { password, token } = reset.data;
  const person = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    req,
  });
  if (person) await refuseWeak(password, person, req);
};

const easyToGuess =
  'This password is easy to guess. Use at least 12 characters without names or common words, or several words that do not belong together.' satisfies Sentence;

const SHORTEST = 8;
const LONG = 12;
/**
 * Minimum scores of zxcvbn, from 0 to 4. A long password may have a lower score than a short one.
 */
const SCORE_OF_LONG = 2;
const SCORE_OF_SHORT = 3;
/** Characters that zxcvbn checks, because its time grows with the square of the length. */
const CHECKED = 64;
/** Characters that must remain after names of the person and the college are removed. */
const REMAINDER = 6;

let checker: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of common passwords at first use, because they need about 20 MB. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
}

/** Words of at least three letters in names and addresses, in lower case. */
const wordsIn = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)])
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= 3),
  ),
];

/**
 * The reason why a password is too weak, or undefined; `names` are names and addresses that it must
 * not consist of.
 */
export async function weaknessOf(
  password: string,
  names: readonly string[],
): Promise<Sentence | undefined> {
  if ([...password].length < SHORTEST)
    return 'This password is too short. Use at least 12 characters, or 8 that are hard to guess.';
  const words = [...wordsIn(names), 'college', 'website', 'admin', 'password'];
  const remainder = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  checker ??= loadChecker();
  const { score } = (await checker).check(password.slice(0, CHECKED), words);
  const isLong = [...password].length >= LONG;
  if (remainder.length >= REMAINDER && score >= (isLong ? SCORE_OF_LONG : SCORE_OF_SHORT))
    return undefined;
  return easyToGuess;
}
