/** Sentences for the lines of the security log. */

import type { Sentence } from '../../words/say.ts';
import type { SecurityEvent, SecurityLine } from './security-log.ts';

type NamedEvent = Exclude<SecurityEvent, `two-factor-${string}`>;

/** Words for events, in the order of the filter. */
export const eventSentences: Record<NamedEvent, Sentence> = {
  create: 'Created',
  change: 'Changed',
  'hand-in': 'Submitted for approval',
  approve: 'Approved',
  return: 'Returned or rejected',
  publish: 'Published',
  unpublish: 'Unpublished',
  plan: 'Scheduled',
  'cancel-plan': 'Cancelled the schedule',
  delete: 'Moved to the recycle bin',
  restore: 'Restored from the recycle bin',
  'restore-version': 'Restored an earlier version',
  'delete-for-good': 'Deleted permanently',
  read: 'Read',
  export: 'Exported',
  import: 'Imported',
  'undo-import': 'Undid an import',
  clear: 'Deleted all content',
  'sign-in': 'Sign-in',
  'sign-out': 'Signed out',
  'password-link': 'Asked for a link for a new password',
  'password-reset': 'Chose a new password with the link',
  'password-changed': 'Changed the password',
  'email-changed': 'Changed the e-mail address',
  'role-changed': 'Changed the role',
  'account-created': 'Created the account',
  'account-deleted': 'Deleted the account',
  expire: 'Lines older than the retention period were deleted',
};

/** Value of the filter for all changes of two-factor sign-in. */
export const TWO_FACTOR = 'two-factor';

const outcomes: Record<SecurityLine['outcome'], Sentence> = {
  ok: 'Signed in',
  refused: 'Wrong password or code',
  code: 'Right password, without the code',
  limit: 'Too many attempts',
};

const isNamed = (event: SecurityEvent): event is NamedEvent => Object.hasOwn(eventSentences, event);

/** The sentence for what a line says was done. */
export const sentenceOf = ({ event, outcome }: SecurityLine): Sentence => {
  if (event === 'sign-in') return outcomes[outcome];
  return isNamed(event) ? eventSentences[event] : 'Changed two-factor sign-in';
};
