import { ASSAMESE, type Locale } from '@college/contract/locales';
import type { MailText } from '../platform/mail/texts-for-senders.ts';
import { inEveryLanguage } from '../platform/mail/texts-for-staff.ts';

interface Line {
  title: string;
  /** Address on the website; '' where it has none. */
  address: string;
  /** DD-MM-YYYY. */
  due: string;
}

/** Lines that a reader goes through; the list in the admin has all of them. */
const MOST_LINES = 50;

const words: Record<
  Locale,
  {
    subject: (college: string, count: number) => string;
    lead: string;
    more: (count: number) => string;
    end: string;
  }
> = {
  en: {
    subject: (college, count) =>
      count === 1
        ? `1 page of the website of ${college} is due for review`
        : `${count} pages of the website of ${college} are due for review`,
    lead: 'Please read these pages. Correct what has changed, or press ‘Checked, nothing to change’:',
    more: (count) => `and ${count} more`,
    end: 'All of them are listed here:',
  },
  as: {
    subject: (college, count) =>
      `${college}ৰ ৱেবছাইটৰ ${count.toLocaleString(ASSAMESE)} খন পৃষ্ঠা পুনৰীক্ষণৰ সময় হ’ল`,
    lead: 'এই পৃষ্ঠাবোৰ পঢ়ক। যি সলনি হৈছে শুধৰাওক, নাইবা ‘চোৱা হ’ল, সলাবলগীয়া একো নাই’ টিপক:',
    more: (count) => `আৰু ${count.toLocaleString(ASSAMESE)} খন`,
    end: 'সকলোবোৰৰ তালিকা ইয়াত আছে:',
  },
};

/** The reminder of one owner, in every language of the college. */
export const reviewMail = (
  link: string,
  lines: readonly Line[],
  collegeIn: (locale: Locale) => Promise<string>,
): Promise<MailText> =>
  inEveryLanguage(collegeIn, (locale, college) => {
    const { subject, lead, more, end } = words[locale];
    const listed = lines
      .slice(0, MOST_LINES)
      .map(({ title, address, due }) => `    ${due}  ${title}${address && `\n    ${address}`}`);
    const rest = lines.length - listed.length;
    return {
      subject: subject(college, lines.length),
      text: [
        lead,
        listed.join('\n'),
        ...(rest > 0 ? [`    ${more(rest)}`] : []),
        end,
        `    ${link}`,
      ].join('\n\n'),
    };
  });
