/** Mails owners what is due for review: one mail a week for each, and one a month to the administrators. */

import { ASSAMESE, type Locale } from '@college/contract/locales';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import { asSystem } from '../access.ts';
import { remindedAt } from '../content/duties/review-settings.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { isWithin } from '../platform/is-within.ts';
import { administratorsOf } from '../platform/mail/administrators.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import type { MailText } from '../platform/mail/texts-for-senders.ts';
import { inEveryLanguage } from '../platform/mail/texts-for-staff.ts';
import { warnAdministrators } from '../platform/mail/warn-administrators.ts';
import { dateText } from '../time-zone/dates.ts';
import { readSubjects, type Subject } from './subjects.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
/** Owners whose mails go to everybody who runs the website. */
const ADMINISTRATORS = 'administrators';

/** Sends the mails that are due at `now`. Call it every day: it knows whom it has reminded. */
export async function remindOwners(payload: Payload, now = new Date()): Promise<void> {
  const due = (await readSubjects(payload, mainLocale())).filter((subject) => subject.due <= now);
  await inTransaction(payload, async (req) => {
    const settings = await payload.findGlobal({
      ...asSystem,
      slug: 'review-settings',
      req,
    });
    const last = new Map(Object.entries(remindedAt.read(settings) ?? {}));
    const isTime = (who: string, pause: number) => !isWithin(last.get(who), pause, now.getTime());
    const administrators =
      due.length > 0 && isTime(ADMINISTRATORS, MONTH) ? await administratorsOf(req) : [];
    if (administrators.length > 0) {
      await send(administrators, due, '/collections/reviews', req);
      last.set(ADMINISTRATORS, now.toISOString());
    }
    for (const [email, subjects] of Map.groupBy(due, ({ owner }) => owner?.email ?? '')) {
      if (!email || !isTime(email, WEEK)) continue;
      // The mail to the administrators names theirs, too.
      if (!administrators.includes(email)) await send([email], subjects, '', req);
      last.set(email, now.toISOString());
    }
    await payload.db.updateGlobal({
      slug: 'review-settings',
      data: { reminded: Object.fromEntries(last) },
      req,
    });
  });
}

/** Queues one mail an address. `screen` of the admin lists the subjects: the dashboard ('') for their owner. */
async function send(
  addresses: readonly string[],
  subjects: readonly Subject[],
  screen: '' | '/collections/reviews',
  req: PayloadRequest,
): Promise<void> {
  const mail = await reviewMail(
    `${environment.CMS_URL}/admin${screen}`,
    subjects.map(({ title, path, due }) => ({
      title,
      address: path ? environment.SITE_URL + path : '',
      due: dateText(due.toISOString()),
    })),
    (locale) => collegeName(req, locale),
  );
  for (const to of addresses) await queueMail(req, { to, ...mail }, 'bulk');
}

export const remindOwnersTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'remind-owners',
  handler: async ({ req: { payload } }) => {
    // In the same job, because each name of a job is a value of a type in Postgres.
    await warnAdministrators(payload);
    await remindOwners(payload);
    return { output: {} };
  },
};

interface Line {
  title: string;
  /** Address on the website; '' where it has none. */
  address: string;
  /** DD-MM-YYYY. */
  due: string;
}

/** Lines that a reader goes through; the admin has all of them. */
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
    end: 'Mark them as checked here:',
  },
  as: {
    subject: (college, count) =>
      `${college}ৰ ৱেবছাইটৰ ${count.toLocaleString(ASSAMESE)} খন পৃষ্ঠা পুনৰীক্ষণৰ সময় হ’ল`,
    lead: 'এই পৃষ্ঠাবোৰ পঢ়ক। যি সলনি হৈছে শুধৰাওক, নাইবা ‘চোৱা হ’ল, সলাবলগীয়া একো নাই’ টিপক:',
    more: (count) => `আৰু ${count.toLocaleString(ASSAMESE)} খন`,
    end: 'চোৱা হ’লে ইয়াত চিহ্নিত কৰক:',
  },
};

/** The reminder of one owner, in every language of the college. */
const reviewMail = (
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
