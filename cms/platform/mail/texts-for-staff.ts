/**
 * Texts of mails to staff. If the reader's language is unknown, all languages follow one another.
 */
import { ASSAMESE, type Locale } from '@college/contract/locales';
import { collegeLocales, mainLocale } from '../college-languages.ts';
import type { MailText } from './texts-for-senders.ts';

/** Numbers of undecided items, by queue. */
export type QueueCounts = Partial<
  Record<'registrations' | 'messages' | 'notes' | 'profiles', number>
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
        `${college} has made an account for you, with which you write on its website. Choose your password here:`,
        `    ${link}`,
        `The address is valid for ${hours} hours and can be used once. If it is too old, ask the office for another one, or choose ‘Forgot password?’ where you sign in.`,
        'If you do not know what this is about, you need not do anything.',
      ),
    }),
    waiting: ({ college, link, waiting }) => ({
      subject: `Something waits for you on the website of ${college}`,
      text: letter(
        'This waits for somebody to decide about it, or to read it:',
        waitingLines(waiting, {
          registrations: 'Alumni registrations',
          messages: 'Messages for the home page',
          notes: 'Notes of visitors',
          profiles: 'Profiles that were handed in',
        }),
        `    ${link}`,
        'Whether you get this once a day or at once is chosen in your account.',
      ),
    }),
  },
  as: {
    invitation: ({ college, link, hours }) => ({
      subject: `${college}ৰ ৱেবছাইটত আপোনাৰ একাউণ্ট`,
      text: letter(
        `${college}ৰ ৱেবছাইটত লিখিবলৈ আপোনাৰ বাবে এটা একাউণ্ট খোলা হৈছে। আপোনাৰ পাছৱৰ্ড ইয়াত বাছি লওক:`,
        `    ${link}`,
        `ঠিকনাটো ${hours.toLocaleString(ASSAMESE)} ঘণ্টালৈ বৈধ আৰু এবাৰহে ব্যৱহাৰ কৰিব পাৰি। সময় উকলি গ’লে কাৰ্যালয়ক নতুন এটা বিচাৰক, নাইবা ছাইন ইন কৰা পৃষ্ঠাত ‘Forgot password?’ টিপক।`,
        'এই বিষয়ে আপুনি একো নাজানে যদি একো কৰিব নালাগে।',
      ),
    }),
    waiting: ({ college, link, waiting }) => ({
      subject: `${college}ৰ ৱেবছাইটত আপোনাৰ বাবে কিবা ৰৈ আছে`,
      text: letter(
        'এইবোৰ সিদ্ধান্ত বা পঢ়াৰ বাবে ৰৈ আছে:',
        waitingLines(
          waiting,
          {
            registrations: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ পঞ্জীয়ন',
            messages: 'মুখ্য পৃষ্ঠাৰ বাৰ্তা',
            notes: 'দৰ্শনাৰ্থীৰ টোকা',
            profiles: 'জমা দিয়া প্ৰফাইল',
          },
          ASSAMESE,
        ),
        `    ${link}`,
        'এই মেইল দিনে এবাৰ নে লগে লগে পাব, আপোনাৰ একাউণ্টত বাছিব পাৰে।',
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
      `Somebody, we hope you, asked for a new password for the website of ${college}. You can choose one here:`,
      `    ${link}`,
      `The address is valid for ${minutes} minutes and can be used once.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
      college,
    )}\n`,
  }),
  as: ({ college, link, minutes }) => ({
    subject: 'নতুন পাছৱৰ্ড বাছি লওক',
    text: `${letter(
      `${college}ৰ ৱেবছাইটৰ বাবে কোনোবাই (আশা কৰোঁ আপুনিয়েই) নতুন পাছৱৰ্ড বিচাৰিছে। ইয়াত বাছি লব পাৰে:`,
      `    ${link}`,
      `ঠিকনাটো ${minutes.toLocaleString(ASSAMESE)} মিনিটলৈ বৈধ আৰু এবাৰহে ব্যৱহাৰ কৰিব পাৰি।`,
      'আপুনি বিচৰা নাই যদি একো কৰিব নালাগে: আপোনাৰ পাছৱৰ্ড একে থাকে।',
      college,
    )}\n`,
  }),
};
