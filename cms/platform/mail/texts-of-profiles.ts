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
            `${by} has approved the changes that you submitted. They are now part of your profile.`,
            `    ${link}`,
          ),
        }
      : {
          subject: 'Your profile was returned to you',
          text: letter(
            `${by} has returned your profile. The reason:`,
            reason,
            'Change your profile and submit it again. Until it is approved, visitors see the earlier version.',
            `    ${link}`,
          ),
        },
  as: ({ by, reason, link }) =>
    reason === undefined
      ? {
          subject: 'আপোনাৰ প্ৰফাইল অনুমোদিত হৈছে',
          text: letter(
            `আপুনি জমা দিয়া সালসলনি ${by}এ অনুমোদন কৰিছে। সেয়া এতিয়া আপোনাৰ প্ৰফাইলত আছে।`,
            `    ${link}`,
          ),
        }
      : {
          subject: 'আপোনাৰ প্ৰফাইল ঘূৰাই দিয়া হৈছে',
          text: letter(
            `${by}এ আপোনাৰ প্ৰফাইল ঘূৰাই দিছে। কাৰণ:`,
            reason,
            'প্ৰফাইলটো সলাই আকৌ জমা দিয়ক। অনুমোদন নোহোৱালৈকে দৰ্শকে আগৰ সংস্কৰণ দেখে।',
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
