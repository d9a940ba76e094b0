/** Answers by mail to the senders of notes, messages and registrations, which the record keeps in its history. */
import type { CollectionBeforeChangeHook } from 'payload';
import { collegeLocale } from '../platform/college-languages.ts';
import { collegeContact, queueMail } from '../platform/mail/mail.ts';
import { sendsMail } from '../platform/mail/sends-mail.ts';
import { answerMails } from '../platform/mail/texts-for-senders.ts';
import { refusalFor } from '../platform/refusal-for.ts';
import { withDecision } from './decisions.ts';
import { withdrawalAddress } from './withdraw.ts';

/**
 * Mails what the form has in `answer`, a field that is not stored, and notes it with time and account in `decisions`.
 * Refuses without a mail server, so that nothing is noted as answered that nobody gets.
 */
export const answerSender: CollectionBeforeChangeHook = async ({
  data: { answer, ...changes },
  originalDoc,
  operation,
  req,
}) => {
  const text = String(answer ?? '').trim();
  if (operation !== 'update' || !text) return changes;
  const { email, name, reference, locale, message } = originalDoc;
  if (!email || !reference) throw refusalFor(req, 'noSender');
  if (!sendsMail()) throw refusalFor(req, 'noMailServer');
  const language = collegeLocale(locale);
  const college = await collegeContact(req, language);
  const withdraw = withdrawalAddress(req.payload, language, reference);
  const sender = { college: college.name, name: name ?? '', reference, withdraw };
  const mail = answerMails[language](sender, text, String(message ?? ''));
  await queueMail(req, { to: email, replyTo: college.email, ...mail });
  const before = changes.decisions ?? originalDoc.decisions;
  return { ...changes, decisions: withDecision(before, { what: 'answered', reason: text }, req) };
};

/** Takes an answered note from the dashboard, and notes when. */
export const readIfAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.decisions && data.decisions.length > (originalDoc?.decisions?.length ?? 0)
    ? { ...data, read: true, answered_at: originalDoc?.answered_at ?? new Date().toISOString() }
    : data;
