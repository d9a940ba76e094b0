/** The history of a note, message or registration: what was done with it, when and by whom. */
import type { PayloadRequest } from 'payload';

export interface Decision {
  at: string;
  by: string;
  /** The new status, or `answered`. */
  what: string;
  /** The reason or the answer that the sender was mailed. */
  reason?: string | null;
}

/** The history with a new entry of the account at its end. */
export const withDecision = (
  before: readonly Decision[] | null | undefined,
  entry: Pick<Decision, 'what' | 'reason'>,
  { user }: PayloadRequest,
): Decision[] => [
  ...(before ?? []),
  { at: new Date().toISOString(), by: user?.email ?? 'the system', ...entry },
];
