/**
 * Texts of mails to senders of submissions in their language, and of answers to requests for a
 * mail.
 */
import { ASSAMESE, type Locale } from '@college/contract/locales';

export interface MailText {
  subject: string;
  text: string;
}

interface Sender {
  /** The college's name. */
  college: string;
  /** The sender's name. */
  name: string;
  reference: string;
  /** The address at which consent is withdrawn. */
  withdraw: string;
}
/** A sender whose submission was approved. */
interface ApprovedSender extends Sender {
  /** Address of the page that shows it; undefined if that is not certain. */
  page?: string;
}

const letter = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;
const withdrawal = ({ withdraw }: Sender) =>
  `If you no longer agree that the college keeps what you sent, open this page:\n\n    ${withdraw}`;
const closing = (sender: Sender) =>
  `${withdrawal(sender)}\n\n${sender.college}\nReference ${sender.reference}. This is an automatic e-mail. Please do not reply.`;

const withdrawalInAssamese = ({ withdraw }: Sender) =>
  `আপুনি পঠিওৱাখিনি মহাবিদ্যালয়ে ৰখাত আৰু সন্মতি নাথাকিলে এই পৃষ্ঠা খোলক:\n\n    ${withdraw}`;
const closingInAssamese = (sender: Sender) =>
  `${withdrawalInAssamese(sender)}\n\n${sender.college}\nপ্ৰসংগ ${sender.reference}। এইটো স্বয়ংক্ৰিয় ই-মেইল। অনুগ্ৰহ কৰি উত্তৰ নিদিব।`;

interface OneTimePassword {
  college: string;
  code: string;
  minutes: number;
}

interface OneTimePasswordTexts {
  /** The same for known and unknown addresses. */
  sent: (minutes: number) => string;
  mail: (password: OneTimePassword) => MailText;
}

export const oneTimePasswordTexts: Record<Locale, OneTimePasswordTexts> = {
  en: {
    sent: (minutes) =>
      `We have sent a one-time password to your e-mail address. It is valid for ${minutes} minutes. If it does not arrive, check your spam folder.`,
    mail: ({ college, code, minutes }) => ({
      subject: `${code} is your one-time password`,
      text: letter(
        `Your one-time password for the website of ${college} is`,
        `    ${code}`,
        `It is valid for ${minutes} minutes and can be used once. If you requested several passwords, only the newest one is valid.`,
        'If you did not request it, ignore this e-mail. Nobody can use your address without this password.',
        college,
      ),
    }),
  },
  as: {
    sent: (minutes) =>
      `আপোনাৰ ই-মেইল ঠিকনালৈ এটা এককালীন পাছৱৰ্ড পঠিওৱা হৈছে। ই ${minutes.toLocaleString(ASSAMESE)} মিনিটলৈ বৈধ। নাপালে স্পেম ফ’ল্ডাৰতো চাওক।`,
    mail: ({ college, code, minutes }) => ({
      subject: `${code} আপোনাৰ এককালীন পাছৱৰ্ড`,
      text: letter(
        `${college}: ৱেবছাইটৰ বাবে আপোনাৰ এককালীন পাছৱৰ্ড`,
        `    ${code}`,
        `ই ${minutes.toLocaleString(ASSAMESE)} মিনিটলৈ বৈধ আৰু এবাৰহে ব্যৱহাৰ কৰিব পাৰি। কেইবাটাও পাছৱৰ্ড বিচাৰিলে আটাইতকৈ নতুনটোহে বৈধ।`,
        'আপুনি ইয়াক বিচৰা নাছিল যদি এই ই-মেইল আওকাণ কৰক। এই পাছৱৰ্ড নোহোৱাকৈ আপোনাৰ ঠিকনা কোনেও ব্যৱহাৰ কৰিব নোৱাৰে।',
        college,
      ),
    }),
  },
};

/** The lines of a text as a quotation; nothing for an empty text. */
const quoted = (heading: string, text: string) =>
  text ? [[heading, ...text.split('\n').map((line) => `> ${line}`)].join('\n')] : [];

/** The office's answer, followed by what the sender wrote. */
type AnswerText = (sender: Sender, answer: string, written: string) => MailText;

export const answerMails: Record<Locale, AnswerText> = {
  en: (sender, answer, written) => ({
    subject: `Answer of ${sender.college}`,
    text: letter(
      `Dear ${sender.name},`,
      answer,
      `${sender.college}\nReference ${sender.reference}`,
      ...quoted('You wrote:', written),
      withdrawal(sender),
    ),
  }),
  as: (sender, answer, written) => ({
    subject: `${sender.college}ৰ উত্তৰ`,
    text: letter(
      `শ্ৰদ্ধাৰ ${sender.name},`,
      answer,
      `${sender.college}\nপ্ৰসংগ ${sender.reference}`,
      ...quoted('আপুনি লিখিছিল:', written),
      withdrawalInAssamese(sender),
    ),
  }),
};

/** Confirms a visitor's note, with the days within which the office answers. */
export const acknowledgements: Record<Locale, (sender: Sender, days: number) => MailText> = {
  en: (sender, days) => ({
    subject: `Your note to ${sender.college}: ${sender.reference}`,
    text: letter(
      `Dear ${sender.name},`,
      `Your note has arrived. Its number is ${sender.reference}. The office answers within ${days} days. If you write or call about it, give this number.`,
      'If you did not write to the college, ignore this e-mail.',
      closing(sender),
    ),
  }),
  as: (sender, days) => ({
    subject: `${sender.college}লৈ আপোনাৰ টোকা: ${sender.reference}`,
    text: letter(
      `শ্ৰদ্ধাৰ ${sender.name},`,
      `আপোনাৰ টোকা পোৱা গৈছে। ইয়াৰ নম্বৰ ${sender.reference}। কাৰ্যালয়ে ${days.toLocaleString(ASSAMESE)} দিনৰ ভিতৰত উত্তৰ দিয়ে। ইয়াৰ বিষয়ে লিখিলে বা ফোন কৰিলে এই নম্বৰটো দিয়ক।`,
      'আপুনি মহাবিদ্যালয়লৈ লিখা নাছিল যদি এই ই-মেইল আওকাণ কৰক।',
      closingInAssamese(sender),
    ),
  }),
};

/** The sentence with the address on its own line; '' without an address. */
const withPage = (sentence: string, page: string | undefined) =>
  page === undefined ? [] : [sentence, `    ${page}`];

interface DecisionTexts {
  approved: (sender: ApprovedSender) => MailText;
  rejected: (sender: Sender, reason: string) => MailText;
}
export type DecisionKind = 'registration' | 'message';

export const decisionMails: Record<Locale, Record<DecisionKind, DecisionTexts>> = {
  en: {
    registration: {
      approved: (sender: ApprovedSender): MailText => ({
        subject: 'Your alumni registration is verified',
        text: letter(
          `Dear ${sender.name},`,
          'The college has verified your alumni registration. Your e-mail address and phone number are shown only if you agreed.',
          ...withPage('The alumni of your department are listed on this page:', sender.page),
          closing(sender),
        ),
      }),
      rejected: (sender: Sender, reason: string): MailText => ({
        subject: 'Your alumni registration could not be verified',
        text: letter(
          `Dear ${sender.name},`,
          'The college could not verify your alumni registration. The reason:',
          reason,
          'You can register again.',
          closing(sender),
        ),
      }),
    },
    message: {
      approved: (sender: ApprovedSender): MailText => ({
        subject: 'Your message is approved',
        text: letter(
          `Dear ${sender.name},`,
          'The college has approved your message. Thank you for writing.',
          ...withPage('The newest messages are shown on the home page:', sender.page),
          closing(sender),
        ),
      }),
      rejected: (sender: Sender, reason: string): MailText => ({
        subject: 'Your message is not shown on the website',
        text: letter(
          `Dear ${sender.name},`,
          'The college does not show your message on the website. The reason:',
          reason,
          'You can send a new message.',
          closing(sender),
        ),
      }),
    },
  },
  as: {
    registration: {
      approved: (sender) => ({
        subject: 'আপোনাৰ প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ পঞ্জীয়ন সত্যাপিত হৈছে',
        text: letter(
          `শ্ৰদ্ধাৰ ${sender.name},`,
          'মহাবিদ্যালয়ে আপোনাৰ পঞ্জীয়ন সত্যাপন কৰিছে। আপোনাৰ ই-মেইল আৰু ফোন নম্বৰ আপুনি অনুমতি দিলেহে দেখুওৱা হয়।',
          ...withPage('আপোনাৰ বিভাগৰ প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ তালিকা এই পৃষ্ঠাত আছে:', sender.page),
          closingInAssamese(sender),
        ),
      }),
      rejected: (sender, reason) => ({
        subject: 'আপোনাৰ প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ পঞ্জীয়ন সত্যাপন কৰিব পৰা নগ’ল',
        text: letter(
          `শ্ৰদ্ধাৰ ${sender.name},`,
          'মহাবিদ্যালয়ে আপোনাৰ পঞ্জীয়ন সত্যাপন কৰিব নোৱাৰিলে। কাৰণ:',
          reason,
          'আপুনি আকৌ পঞ্জীয়ন কৰিব পাৰে।',
          closingInAssamese(sender),
        ),
      }),
    },
    message: {
      approved: (sender) => ({
        subject: 'আপোনাৰ বাৰ্তা অনুমোদিত হৈছে',
        text: letter(
          `শ্ৰদ্ধাৰ ${sender.name},`,
          'মহাবিদ্যালয়ে আপোনাৰ বাৰ্তা অনুমোদন কৰিছে। লিখাৰ বাবে ধন্যবাদ।',
          ...withPage('আটাইতকৈ নতুন বাৰ্তাবোৰ মূল পৃষ্ঠাত দেখুওৱা হয়:', sender.page),
          closingInAssamese(sender),
        ),
      }),
      rejected: (sender, reason) => ({
        subject: 'আপোনাৰ বাৰ্তা ৱেবছাইটত দেখুওৱা নহয়',
        text: letter(
          `শ্ৰদ্ধাৰ ${sender.name},`,
          'মহাবিদ্যালয়ে আপোনাৰ বাৰ্তা ৱেবছাইটত নেদেখুৱায়। কাৰণ:',
          reason,
          'আপুনি নতুন বাৰ্তা পঠিয়াব পাৰে।',
          closingInAssamese(sender),
        ),
      }),
    },
  },
};
