/** Keeps what is typed in forms in the browser until it is saved, by account, record and language. */
import { asRecord } from '@college/contract/as-record';

export type Values = Record<string, unknown>;

/** The fields of one form that were changed and not saved. */
export interface Unsaved {
  /** Key in the storage of the browser. */
  key: string;
  /** ISO time of the last change. */
  at: string;
  values: Values;
  /** The same fields, and the time of the version, as they were when the form was opened. */
  opened: Values;
}

/** Days after which what was typed is not offered any more. */
const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

const ofAccount = (account: unknown): string => `unsaved ${String(account)} `;

/** Beginning of the keys of a record. Each open form of it has a key of its own. */
export const keysOf = (account: unknown, record: string): string =>
  `${ofAccount(account)}${record} `;

export function keep({ key, ...entry }: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // The storage is full or switched off. The form works without it.
  }
}

export const forget = (key: string): void => localStorage.removeItem(key);

const keysWith = (beginning: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(beginning));

/** Forgets everything that an account typed. */
export const forgetAccount = (account: unknown): void =>
  keysWith(ofAccount(account)).forEach(forget);

/** The entries of earlier forms of a record, newest first. Forgets those that are too old. */
export function unsavedOf(beginning: string, now = Date.now()): Unsaved[] {
  const entries = keysWith(beginning).flatMap((key): Unsaved[] => {
    const { at, values, opened } = asRecord(JSON.parse(localStorage.getItem(key) ?? '{}'));
    if (typeof at === 'string' && now - Date.parse(at) < DAYS * DAY)
      return [{ key, at, values: asRecord(values), opened: asRecord(opened) }];
    forget(key);
    return [];
  });
  return entries.sort((one, other) => other.at.localeCompare(one.at, 'en'));
}

/** Fields that nobody types, and files, which a browser cannot keep. */
const notTyped = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'file']);

const json = (value: unknown): string => JSON.stringify(value ?? null);

/** The fields of a form that differ from the version with which it was opened. */
export const changedFields = (values: Values, opened: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !notTyped.has(name) && json(value) !== json(opened[name]),
    ),
  );
