/** Texts of mails to teachers about decisions on their profile. */
import type { Locale } from '@college/contract/locales';
import type { MailText } from './texts-for-senders.ts';
import { inEveryLanguage } from './texts-for-staff.ts';

interface Decided {
  /** Name of the approver. */
  by: string;
  /** The reason why it was handed back. */
  reason?: string;
  link: string;
}

const letter = (...paragraphs: string[]) => paragraphs.join('\n\n');

const letters: Record<Locale, (decided: Decided) => MailText> = {
  en: ({ by, reason, link }) =>
    reason === undefined
      ? {
          subject: 'Your profile is approved',
          text: letter(
            `${by} has approved what you handed in. It is part of your profile now.`,
            `    ${link}`,
          ),
        }
      : {
          subject: 'Your profile was handed back to you',
          text: letter(
            `${by} has handed back what you wrote in your profile. The reason:`,
            reason,
            'Change it and hand it in once more. Until then visitors see the profile as it was.',
            `    ${link}`,
          ),
        },
  as: ({ by, reason, link }) =>
    reason === undefined
      ? {
          subject: 'আপোনাৰ প্ৰফাইল অনুমোদিত হৈছে',
          text: letter(
            `আপুনি জমা দিয়াখিনি ${by}এ অনুমোদন কৰিছে। সেয়া এতিয়া আপোনাৰ প্ৰফাইলৰ অংশ।`,
            `    ${link}`,
          ),
        }
      : {
          subject: 'আপোনাৰ প্ৰফাইল ঘূৰাই দিয়া হৈছে',
          text: letter(
            `আপুনি প্ৰফাইলত লিখাখিনি ${by}এ ঘূৰাই দিছে। কাৰণ:`,
            reason,
            'সলাই আকৌ জমা দিয়ক। তেতিয়ালৈকে দৰ্শকে প্ৰফাইল আগৰ দৰেই দেখে।',
            `    ${link}`,
          ),
        },
};

/** The text in the reader's language, or in every language if that is unknown. */
export const profileMail = (
  decided: Decided,
  collegeIn: (locale: Locale) => Promise<string>,
  language?: Locale,
): Promise<MailText> =>
  inEveryLanguage(
    collegeIn,
    (locale) => letters[locale](decided),
    language === undefined ? undefined : [language],
  );
