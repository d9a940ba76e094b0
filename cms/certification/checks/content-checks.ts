/** Checks of texts and facts that the office enters about the college. */
import { forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import { hasText, plainTextOf } from '../../platform/translations/translation-state.ts';
import { dateText } from '../../time-zone/dates.ts';
import { type Check, type Fact, resultOf } from '../check.ts';
import { COLLEGE, readCollege } from '../college.ts';
import { ifHidden } from '../hidden-page.ts';

/** Characters below which a text is a beginning. */
const LEAST_ABOUT = 300;

/** The page about the college has a text, is shown, and was reviewed in time. */
export const about: Check = async (context) => {
  const college = await readCollege(context);
  const length = plainTextOf(college.about).length;
  const wrong: Fact[] = [...(await ifHidden('/aboutus/about', context))];
  if (length < LEAST_ABOUT)
    wrong.push({
      says: 'The text about the college has {{count}} letters. Write at least {{least}}.',
      values: { count: length, least: LEAST_ABOUT },
      link: COLLEGE,
    });
  const review = context.reviews.get('page:/aboutus/about');
  if (review && review.due < context.now)
    wrong.push({
      says: 'The review of {{page}} was due on {{date}}.',
      values: { page: review.title, date: dateText(review.due.toISOString()) },
      link: '/admin/collections/reviews',
    });
  return resultOf(wrong, [
    {
      says: 'The page about the college has a text and is reviewed in time.',
      link: '/aboutus/about',
    },
  ]);
};

/** The page of contact has address, telephone, e-mail and hours, and the principal can be reached. */
export const contact: Check = async (context) => {
  const { payload } = context;
  const [college, pages, principals] = await Promise.all([
    readCollege(context),
    payload.find({
      ...forVisitors(context),
      collection: 'pages',
      where: { page: { equals: 'contact' } },
      limit: 1,
      select: { text: true },
    }),
    payload.find({
      ...forVisitors(context),
      collection: 'employees',
      where: { type: { equals: 'PRINCIPAL' } },
      limit: MOST_RECORDS,
      select: { name: true, phone: true, email: true },
    }),
  ]);
  const wrong: Fact[] = [...(await ifHidden('/contactus', context))];
  for (const [name, says] of ways) if (!hasText(college[name])) wrong.push({ says, link: COLLEGE });
  const [page] = pages.docs;
  if (!page || !HOURS.test(plainTextOf(page.text)))
    wrong.push({
      says: 'The page of contact does not say in which hours visitors are received.',
      link: page ? `/admin/collections/pages/${page.id}` : '/admin/collections/pages/create',
    });
  const principal = principals.docs[0];
  if (!principals.docs.some(({ phone, email }) => hasText(phone) && hasText(email)))
    wrong.push({
      says: 'The principal has no telephone or no e-mail on the website.',
      link: principal
        ? `/admin/collections/employees/${principal.id}`
        : '/admin/collections/employees/create',
    });
  return resultOf(wrong, [
    {
      says: 'Address, telephone, e-mail, hours and principal are on the website.',
      link: '/contactus',
    },
  ]);
};

const ways = [
  ['address', 'The college has no postal address.'],
  ['phone', 'The college has no telephone.'],
  ['email', 'The college has no e-mail.'],
] as const;

/** A time of the day, such as “10 am”, “10:30” or “১০ বজা”. */
const HOURS = /\d\s*(?:am|pm|a\.m|p\.m|বজা)|\d[.:]\d\d|[০-৯]\s*(?:বজা|[.:][০-৯]{2})/i;

/** The website links to a channel of the college. */
export const socialMedia: Check = async (context) => {
  const { social } = await readCollege(context);
  const channels = (social ?? []).flatMap(({ title, link }) =>
    link?.startsWith('https://') ? [title || link] : [],
  );
  if (channels.length === 0)
    return resultOf([{ says: 'The website links to no channel of the college.', link: COLLEGE }]);
  return resultOf(
    [],
    [{ says: 'The website links to {{channels}}.', values: { channels: channels.join(', ') } }],
  );
};
