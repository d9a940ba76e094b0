/** Consents of senders, stored with each submission in the words that they read. */
import {
  type ConsentCall,
  type ConsentName,
  consentBoxes,
  consentNames,
} from '@college/contract/consents';
import { type Locale, locales } from '@college/contract/locales';
import { z } from 'zod';
import { jsonColumn } from '../platform/database/json-column.ts';

const StoredConsent = z.object({
  name: z.enum(consentNames),
  text: z.string(),
  /** The language of the form. */
  locale: z.enum(locales),
  /** ISO moment. */
  at: z.string(),
});
export type StoredConsent = z.infer<typeof StoredConsent>;

const stored = z.array(StoredConsent);
export const consentColumns = {
  'alumni-registrations': jsonColumn('alumni-registrations', 'consents', stored),
  messages: jsonColumn('messages', 'consents', stored),
  'visitor-notes': jsonColumn('visitor-notes', 'consents', stored),
};
/** A collection of submissions. */
export type Submissions = keyof typeof consentColumns;

/** Undefined for submissions of programs that send no boxes, and for those before version 0.3. */
export const readConsents = (
  collection: Submissions,
  record: { consents?: unknown },
): StoredConsent[] | undefined => consentColumns[collection].readIfKnown(record);

/** The ticked boxes with their words; undefined if the sender saw no boxes. */
export function tickedConsents(
  call: ConsentCall,
  fields: Partial<Record<ConsentName, boolean>>,
  locale: Locale,
  now: number,
): StoredConsent[] | undefined {
  if (fields.consent === undefined && fields.consent_publish === undefined) return undefined;
  const at = new Date(now).toISOString();
  return consentBoxes(call, locale)
    .filter(({ name }) => fields[name])
    .map(({ name, text }) => ({ name, text, locale, at }));
}

/** True if the website may show the submission. Senders who saw no boxes were told so in the text above the button. */
export function agreesToPublish(collection: Submissions, record: { consents?: unknown }): boolean {
  const consents = readConsents(collection, record);
  // Nobody knows what a sender agreed to whose stored consents cannot be read.
  if (!consents) return record.consents === undefined || record.consents === null;
  return consents.some(({ name }) => name === 'consent_publish');
}
