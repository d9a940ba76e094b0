/**
 * Texts of mails to staff. If the reader's language is unknown, all languages follow one another.
 */
import { ASSAMESE, type Locale } from '@college/contract/locales';
import { collegeLocales, mainLocale } from '../college-languages.ts';
import type { MailText } from './texts-for-senders.ts';

/** Numbers of undecided items, by queue. */
export type QueueCounts = Partial<
  Record<'registrations' | 'messages' | 'notes' | 'profiles' | 'notices' | 'pages', number>
>;

interface Letters {
  invitation: (letter: { college: string; link: string; hours: number }) => MailText;
  waiting: (letter: { college: string; link: string; waiting: QueueCounts }) => MailText;
}

const letter = (...paragraphs: string[]) => paragraphs.join('\n\n');

/** A line for each queue of the account. */
const waitingLines = (
  waiting: QueueCounts,
  names: Record<keyof QueueCounts, string>,
  digits: string = 'en',
): string =>
  (Object.keys(names) as (keyof QueueCounts)[])
    .filter((kind) => waiting[kind] !== undefined)
    .map((kind) => `    ${names[kind]}: ${waiting[kind]?.toLocaleString(digits)}`)
    .join('\n');

export const letters: Record<Locale, Letters> = {
  en: {
    invitation: ({ college, link, hours }) => ({
      subject: `Your account for the website of ${college}`,
      text: letter(
        `${college} has created an account for you so that you can edit its website. Choose your password here:`,
        `    ${link}`,
        `The link is valid for ${hours} hours and can be used once. If it has expired, ask the office for a new one, or choose ‘Forgot password?’ on the sign-in page.`,
        'If you did not expect this e-mail, you can ignore it.',
      ),
    }),
    waiting: ({ college, link, waiting }) => ({
      subject: `Waiting for review on the website of ${college}`,
      text: letter(
        'These submissions are waiting for review:',
        waitingLines(waiting, {
          registrations: 'Alumni registrations',
          messages: 'Messages for the home page',
          notes: 'Notes from visitors',
          profiles: 'Submitted profiles',
          notices: 'Submitted notices',
          pages: 'Submitted pages',
        }),
        `    ${link}`,
        'In your account you can choose to get this e-mail at once or once a day.',
      ),
    }),
  },
  as: {
    invitation: ({ college, link, hours }) => ({
      subject: `${college}ৰ ৱেবছাইটত আপোনাৰ একাউণ্ট`,
      text: letter(
        `${college}ৰ ৱেবছাইট সম্পাদনা কৰিবলৈ আপোনাৰ বাবে এটা একাউণ্ট খোলা হৈছে। আপোনাৰ পাছৱৰ্ড ইয়াত বাছি লওক:`,
        `    ${link}`,
        `লিংকটো ${hours.toLocaleString(ASSAMESE)} ঘণ্টালৈ বৈধ আৰু এবাৰহে ব্যৱহাৰ কৰিব পাৰি। ম্যাদ উকলিলে কাৰ্যালয়ৰ পৰা নতুন এটা লওক, নাইবা ছাইন ইনৰ পৃষ্ঠাত ‘পাছৱৰ্ড পাহৰিলে?’ টিপক।`,
        'এই ই-মেইল আপুনি আশা কৰা নাছিল যদি আওকাণ কৰিব পাৰে।',
      ),
    }),
    waiting: ({ college, link, waiting }) => ({
      subject: `${college}ৰ ৱেবছাইটত পৰ্যালোচনাৰ বাবে ৰৈ আছে`,
      text: letter(
        'এইবোৰ পৰ্যালোচনাৰ বাবে ৰৈ আছে:',
        waitingLines(
          waiting,
          {
            registrations: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ পঞ্জীয়ন',
            messages: 'মূল পৃষ্ঠাৰ বাৰ্তা',
            notes: 'দৰ্শকৰ টোকা',
            profiles: 'জমা দিয়া প্ৰফাইল',
            notices: 'জমা দিয়া জাননী',
            pages: 'জমা দিয়া পৃষ্ঠা',
          },
          ASSAMESE,
        ),
        `    ${link}`,
        'এই ই-মেইল লগে লগে পাব নে দিনে এবাৰ, আপোনাৰ একাউণ্টত বাছিব পাৰে।',
      ),
    }),
  },
};

type CollegeIn = (locale: Locale) => Promise<string>;

/** The text in every language, signed by the college. */
export async function inEveryLanguage(
  collegeIn: CollegeIn,
  write: (locale: Locale, college: string) => MailText,
  languages: readonly Locale[] = collegeLocales(),
): Promise<MailText> {
  const mails: MailText[] = [];
  for (const locale of languages) {
    const college = await collegeIn(locale);
    const { subject, text } = write(locale, college);
    mails.push({ subject, text: `${text}\n\n${college}\n` });
  }
  return {
    subject: mails.map(({ subject }) => subject).join(' / '),
    text: mails.map(({ text }) => text).join('\n--\n\n'),
  };
}

export const invitationMail = (
  link: string,
  { hours }: { hours: number },
  collegeIn: CollegeIn,
): Promise<MailText> =>
  inEveryLanguage(collegeIn, (locale, college) =>
    letters[locale].invitation({ college, link, hours }),
  );

export const queueMailText = (
  link: string,
  waiting: QueueCounts,
  collegeIn: CollegeIn,
): Promise<MailText> =>
  inEveryLanguage(collegeIn, (locale, college) =>
    letters[locale].waiting({ college, link, waiting }),
  );

interface NewPassword {
  college: string;
  link: string;
  minutes: number;
}

/** In the main language of the college, because a new account has no language yet. */
export const newPasswordMail = (password: NewPassword): MailText =>
  newPassword[mainLocale()](password);

const newPassword: Record<Locale, (password: NewPassword) => MailText> = {
  en: ({ college, link, minutes }) => ({
    subject: 'Choose a new password',
    text: `${letter(
      `You requested a new password for the website of ${college}. Choose it here:`,
      `    ${link}`,
      `The link is valid for ${minutes} minutes and can be used once.`,
      'If you did not request it, ignore this e-mail. Your password stays the same.',
      college,
    )}\n`,
  }),
  as: ({ college, link, minutes }) => ({
    subject: 'নতুন পাছৱৰ্ড বাছি লওক',
    text: `${letter(
      `${college}ৰ ৱেবছাইটৰ বাবে আপুনি নতুন পাছৱৰ্ড বিচাৰিছে। ইয়াত বাছি লওক:`,
      `    ${link}`,
      `লিংকটো ${minutes.toLocaleString(ASSAMESE)} মিনিটলৈ বৈধ আৰু এবাৰহে ব্যৱহাৰ কৰিব পাৰি।`,
      'আপুনি বিচৰা নাছিল যদি এই ই-মেইল আওকাণ কৰক। আপোনাৰ পাছৱৰ্ড একেই থাকে।',
      college,
    )}\n`,
  }),
};

interface Decided {
  /** Name of the approver. */
  by: string;
  /** Title of a notice or page; undefined for the own profile of the reader. */
  title?: string | undefined;
  /** The reason why it was handed back. */
  reason?: string | undefined;
  link: string;
}

/** Texts of mails about decisions on what the reader has submitted. */
const decisionLetters: Record<Locale, (decided: Decided) => MailText> = {
  en: ({ by, reason, link, title }) =>
    reason === undefined
      ? {
          subject: `${title ? `“${title}”` : 'Your profile'} is approved`,
          text: letter(
            `${by} has approved the changes that you submitted. They are now ${title ? 'on the website' : 'part of your profile'}.`,
            `    ${link}`,
          ),
        }
      : {
          subject: `${title ? `“${title}”` : 'Your profile'} was returned to you`,
          text: letter(
            `${by} has returned ${title ? `“${title}”` : 'your profile'}. The reason:`,
            reason,
            `Change ${title ? 'it' : 'your profile'} and submit it again. Until it is approved, visitors see the earlier version.`,
            `    ${link}`,
          ),
        },
  as: ({ by, reason, link, title }) =>
    reason === undefined
      ? {
          subject: `${title ? `“${title}”` : 'আপোনাৰ প্ৰফাইল'} অনুমোদিত হৈছে`,
          text: letter(
            `আপুনি জমা দিয়া সালসলনি ${by}এ অনুমোদন কৰিছে। সেয়া এতিয়া ${title ? 'ৱেবছাইটত' : 'আপোনাৰ প্ৰফাইলত'} আছে।`,
            `    ${link}`,
          ),
        }
      : {
          subject: `${title ? `“${title}”` : 'আপোনাৰ প্ৰফাইল'} ঘূৰাই দিয়া হৈছে`,
          text: letter(
            `${by}এ ${title ? `“${title}”` : 'আপোনাৰ প্ৰফাইল'} ঘূৰাই দিছে। কাৰণ:`,
            reason,
            'সলাই আকৌ জমা দিয়ক। অনুমোদন নোহোৱালৈকে দৰ্শকে আগৰ সংস্কৰণ দেখে।',
            `    ${link}`,
          ),
        },
};

/** The text in the reader's language, or in every language if that is unknown. */
export const decisionMail = (
  decided: Decided,
  collegeIn: (locale: Locale) => Promise<string>,
  language?: Locale,
): Promise<MailText> =>
  inEveryLanguage(
    collegeIn,
    (locale) => decisionLetters[locale](decided),
    language === undefined ? undefined : [language],
  );
