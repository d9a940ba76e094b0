/** What a page is about, as https://schema.org says it: of what the page shows anyway. */
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
import { departmentPath } from './navigation/page-paths.ts';
import { isoDate } from './notices/due.ts';
import { readPhoneNumbers } from './people/phone-numbers.ts';

/** Makes an address of ours whole; '' of none. */
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

/** The college's first number as a telephone dials it. */
const telephoneOf = ({ phone, calling_code }: College): string => {
  const number = readPhoneNumbers(phone, calling_code).find(({ href }) => href);
  return number?.href?.replace('tel:', '') ?? '';
};

/** An event, or news; `by` is the college's name. */
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

/** The way from Home to a page, which itself needs no address. */
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
  /** The page that shows it. */
  path: string;
  /** Addresses of the same as a file, by the type of the file. */
  files?: Readonly<Record<string, string>>;
}

/** What is complete and anybody may use: records as a table, or the evidence of a report. */
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

/** Data: no browser runs it, nor asks the policy for scripts about it. */
export function ThingData({ thing }: { thing: Thing | readonly Thing[] }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it; as text React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
