/** What a page is about, as https://schema.org says it: of what the page shows anyway. */
import type { College, Employee, Notice } from '@college/contract/entities';
import type { CollegeOrUniversity, Event, NewsArticle, Person, WithContext } from 'schema-dts';
import { isEventType } from '../../lists/calendar/days.ts';
import { sortable } from '../../lists/due.ts';

export type Thing = WithContext<CollegeOrUniversity | Event | NewsArticle | Person>;
/** Makes an address of ours whole; '' of none. */
type At = (path: string) => string;

const context = '@context' as const;
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Fields;

export const collegeThing = (college: College, at: At): WithContext<CollegeOrUniversity> => ({
  [context]: 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  ...known({
    name: college.name,
    alternateName: college.name_as,
    url: at('/'),
    logo: at(college.emblem),
    foundingDate: /\d{4}/.exec(college.established)?.[0],
    address: college.address,
    email: college.email,
    telephone: college.phone,
  }),
});

/** An event, or news; `by` is the college's name. */
export function noticeThing(notice: Notice, by: string, at: At): WithContext<Event | NewsArticle> {
  const image = at(notice.featured_photo[0]?.url ?? '');
  const college = { '@type': 'CollegeOrUniversity', name: by, url: at('/') } as const;
  const day = sortable(notice.date);
  if (!isEventType(notice.type))
    return {
      [context]: 'https://schema.org',
      '@type': 'NewsArticle',
      publisher: college,
      ...known({
        headline: notice.title,
        datePublished: day,
        dateModified: notice.updated_at,
        image,
      }),
    };
  return {
    [context]: 'https://schema.org',
    '@type': 'Event',
    eventStatus: `https://schema.org/${notice.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    organizer: college,
    location: { '@type': 'Place', name: by },
    ...known({ name: notice.title, startDate: day, image }),
  };
}

export const personThing = (person: Employee, by: string, at: At): WithContext<Person> => ({
  [context]: 'https://schema.org',
  '@type': 'Person',
  worksFor: { '@type': 'CollegeOrUniversity', name: by, url: at('/') },
  ...known({
    name: person.name,
    jobTitle: person.designation,
    knowsAbout: person.area_of_research,
    image: at(person.dpurl[0] ?? ''),
  }),
});
