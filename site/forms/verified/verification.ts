/**
 * How far this tab has come with proving an e-mail address. It survives a reload: who looks up the mail on a phone
 * often comes back to a page that was thrown away meanwhile.
 */
import { oneTimePassword } from '@college/contract/limits';

const KEY = 'verification';
export interface Verification {
  address: string;
  /** How often a password was asked for. */
  requests: number;
  /** When the last one was asked for, in milliseconds since 1970. */
  askedAt: number;
  /** What the backend said about its mail. */
  message: string;
  /** Whether the dialog that asks for it is open. */
  asking: boolean;
  verifiedAt: number;
}
export const nothingYet: Verification = {
  address: '',
  requests: 0,
  askedAt: 0,
  message: '',
  asking: false,
  verifiedAt: 0,
};

const isWithin = (minutes: number, since: number) => Date.now() < since + minutes * 60_000;
/** A little less than the backend remembers it. */
export const isVerified = ({ verifiedAt }: Verification) =>
  isWithin(oneTimePassword.verifiedMinutes - 1, verifiedAt);
/** Whether the mail that was sent last still helps. */
export const isMailed = ({ askedAt }: Verification) => isWithin(oneTimePassword.minutes, askedAt);

export function recall(): Verification {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Verification>;
    return { ...nothingYet, ...kept };
  } catch {
    return nothingYet;
  }
}

export function keep(verification: Verification): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(verification));
  } catch {
    // Then a reload asks for another password.
  }
}
