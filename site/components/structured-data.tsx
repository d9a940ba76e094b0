/** Structured data for search engines, in the terms of https://schema.org. */
import { isAnnouncedEvent } from '@college/contract/codes';
import type { College, Employee, Notice, Programme } from '@college/contract/entities';
import type {
  BreadcrumbList,
  CollegeOrUniversity,
  Course,
  Dataset,
  Event,
  NewsArticle,
  Person,
  WithContext,
} from 'schema-dts';
import type { Thing } from '../context.ts';
import { isoDate } from './dates/days-until.ts';
import { departmentPath } from './navigation/page-paths.ts';
import { readPhoneNumbers } from './people/phone-numbers.ts';

/** Returns the full address of a path; '' for ''. */
type At = (path: string) => string;

const context = '@context' as const;
const withoutEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Fields;

export const collegeThing = (college: College, at: At): WithContext<CollegeOrUniversity> => ({
  [context]: 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  ...withoutEmpty({
    name: college.name,
    alternateName: college.name_as,
    url: at('/'),
    logo: at(college.emblem),
    foundingDate: /\d{4}/.exec(college.established)?.[0],
    address: college.address,
    email: college.email,
    telephone: telephoneOf(college),
  }),
});

/** Returns the college's first phone number in digits. */
const telephoneOf = ({ phone, calling_code }: College): string => {
  const number = readPhoneNumbers(phone, calling_code).find(({ href }) => href);
  return number?.href?.replace('tel:', '') ?? '';
};

/** Describes an announced event or a news article; `by` is the college's name. */
export function noticeThing(notice: Notice, by: string, at: At): WithContext<Event | NewsArticle> {
  const image = at(notice.featured_photo[0]?.url ?? '');
  const college = { '@type': 'CollegeOrUniversity', name: by, url: at('/') } as const;
  const day = isoDate(notice.date);
  if (!isAnnouncedEvent(notice.type))
    return {
      [context]: 'https://schema.org',
      '@type': 'NewsArticle',
      publisher: college,
      ...withoutEmpty({
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
    ...withoutEmpty({ name: notice.title, startDate: day, image }),
  };
}

export const personThing = (person: Employee, by: string, at: At): WithContext<Person> => ({
  [context]: 'https://schema.org',
  '@type': 'Person',
  worksFor: { '@type': 'CollegeOrUniversity', name: by, url: at('/') },
  ...withoutEmpty({
    name: person.name,
    jobTitle: person.designation,
    knowsAbout: person.area_of_research,
    image: at(person.dpurl[0] ?? ''),
  }),
});

/** Describes the breadcrumbs. The current page needs no address. */
export const breadcrumbsThing = (
  way: readonly { name: string; item?: string }[],
): WithContext<BreadcrumbList> => ({
  [context]: 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map((step, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    ...step,
  })),
});

export const courseThing = (programme: Programme, by: string, at: At): WithContext<Course> => ({
  [context]: 'https://schema.org',
  '@type': 'Course',
  provider: { '@type': 'CollegeOrUniversity', name: by, url: at('/') },
  url: at(`${departmentPath(programme.dept_code)}/course`),
  ...withoutEmpty({
    name: programme.programme,
    description: [programme.level, programme.duration, programme.dept_name, programme.fee]
      .filter(Boolean)
      .join(', '),
    educationalLevel: programme.level,
    coursePrerequisites: programme.eligibility,
    about: programme.dept_name,
  }),
});

interface Described {
  name: string;
  description: string;
  path: string;
  /** Addresses of the same data as files, by media type. */
  files?: Readonly<Record<string, string>>;
}

/** Describes data that anybody may use: a directory, or the evidence of a report. */
export const datasetThing = (
  { name, description, path, files = {} }: Described,
  by: string,
  at: At,
): WithContext<Dataset> => ({
  [context]: 'https://schema.org',
  '@type': 'Dataset',
  name,
  description,
  url: at(path),
  isAccessibleForFree: true,
  creator: { '@type': 'CollegeOrUniversity', name: by, url: at('/') },
  distribution: Object.entries(files).map(([encodingFormat, address]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: at(address),
  })),
});

/** Writes structured data. Browsers do not run it, so the content security policy need not allow it. */
export function ThingData({ thing }: { thing: Thing | readonly Thing[] }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it; as text React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
