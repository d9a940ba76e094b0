/** Hooks of accounts that refuse a weak new password in every way of setting it. */
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import type { User } from '../../payload-types.ts';
import { say } from '../../words/say.ts';
import { collegeName } from '../mail/mail.ts';
import { weaknessOf } from './password-strength.ts';

type Person = Partial<Pick<User, 'email' | 'name'>>;

async function refuseWeak(password: string, person: Person, req: PayloadRequest): Promise<void> {
  const names = [person.email ?? '', person.name ?? '', await collegeName(req)];
  const weakness = await weaknessOf(password, names);
  if (!weakness) return;
  const message = say(req.i18n.language, weakness);
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] });
}

/** Checks the password of a new account and a changed password. */
export const refuseWeakPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data?.password) await refuseWeak(data.password, { ...originalDoc, ...data }, req);
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
