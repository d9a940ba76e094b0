/** Sessions of accounts, which Payload keeps in the account: how long they last, and how they end. */
import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  FieldHook,
  Payload,
  PayloadRequest,
  TypedUser,
} from 'payload';
import type { User } from '../../payload-types.ts';
import { rowsOf } from '../database/statements.ts';
import { browserOf } from './browser-name.ts';

/** Seconds after which a session ends that was not refreshed. */
export const IDLE = 8 * 60 * 60;
/** Seconds after which a session ends, however often it was refreshed: a day in the office (NIST SP 800-63B: 12 hours). */
export const LONGEST = 12 * 60 * 60;
/** Milliseconds between two records of the use of a session. */
const USE = 10 * 60_000;

export type Session = NonNullable<User['sessions']>[number];

/** The id of the session of a request. */
export const sessionOf = (user: TypedUser): string => String(asRecord(user)._sid);

/** Hides sessions whose time is over. Payload then no longer accepts them. */
export const withoutEnded: FieldHook<User, Session[] | null> = ({ value }) =>
  (value ?? []).filter(
    ({ createdAt }) => Date.parse(createdAt ?? '') + LONGEST * 1000 > Date.now(),
  );

/** Ends the sessions of an account: one of them, or all but one, or all. */
export const endSessions = (
  account: number,
  req: PayloadRequest,
  { only, but }: { only?: string; but?: string } = {},
) =>
  rowsOf(
    req.payload,
    sql`DELETE FROM users_sessions
        WHERE _parent_id = ${account} AND id <> ${but ?? ''} AND (id = ${only ?? ''} OR ${only === undefined})`,
    req,
  );

/** Ends all sessions of an account with a new password, except the one in which it was chosen. */
export const endSessionsAfterPassword: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (req.context[`password of ${doc.id}`] !== true) return;
  const own = req.user?.id === doc.id ? sessionOf(req.user) : undefined;
  await endSessions(doc.id, req, { but: own });
};

/** Records the browser of a new session, and marks the invitation as accepted at the first sign-in. */
export const beginSession: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const browser = browserOf(req.headers.get('user-agent') ?? '');
  const id = user.sessions?.at(-1)?.id ?? '';
  await rowsOf(
    req.payload,
    sql`UPDATE users_sessions SET browser = ${browser} WHERE id = ${id}`,
    req,
  );
  if (!user.invited_at) return;
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_at: null },
    req,
  });
};

/** Records that a session is used, at most once in `USE`. */
export async function recordUse(payload: Payload, user: TypedUser): Promise<void> {
  const session = user.sessions?.find(({ id }) => id === sessionOf(user));
  const now = Date.now();
  if (!session || now - Date.parse(lastUse(session)) < USE) return;
  const at = new Date(now).toISOString();
  await rowsOf(payload, sql`UPDATE users_sessions SET used_at = ${at} WHERE id = ${session.id}`);
}

/** ISO timestamp of the last recorded use of a session, or of its begin. */
export const lastUse = ({ used_at, createdAt }: Session): string => used_at ?? createdAt ?? '';
