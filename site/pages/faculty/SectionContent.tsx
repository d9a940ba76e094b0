import type { Profile } from '@college/contract/profile';
import type { ComponentType } from 'react';
import { Empty } from '../../components/Empty.tsx';
import { Link } from '../../components/Link.tsx';
import { MailLink } from '../../components/MailLink.tsx';
import { RecordTable } from '../../components/RecordTable.tsx';
import { hasText, RichText } from '../../components/RichText.tsx';
import { useStrings } from '../../context.ts';
import type { RecordRow } from '../../records/rows.ts';
import { type Fact, Facts } from '../department/Facts.tsx';
import { BasicDetails } from './BasicDetails.tsx';
import type { SectionCode } from './sections.ts';

type Section = ComponentType<{ profile: Profile }>;

/** What stands under each tab; the activity tables, which need an address, are the page's own. */
export const sectionContents: Record<Exclude<SectionCode, 4>, Section> = {
  1: BasicDetails,
  2: Address,
  3: Contact,
  8: AcademicDetails,
  13: Guideship,
  10: AnyOther,
  11: Awards,
  12: Links,
  9: Engagements,
};

function FactsOrNone({ facts }: { facts: readonly Fact[] }) {
  const { faculty } = useStrings();
  const known = facts.filter(({ value }) => value);
  return known.length > 0 ? <Facts facts={known} /> : <Empty>{faculty.none}</Empty>;
}

function Address({ profile: { address, permanent_address } }: { profile: Profile }) {
  const { faculty } = useStrings();
  return (
    <FactsOrNone
      facts={[
        { label: faculty.address, value: address },
        { label: faculty.permanentAddress, value: permanent_address },
      ]}
    />
  );
}

function Contact({ profile: { email, phone, mobile, contact } }: { profile: Profile }) {
  const { faculty } = useStrings();
  const dial = (number: string) =>
    number && <Link to={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</Link>;
  return (
    <FactsOrNone
      facts={[
        { label: faculty.email, value: email && <MailLink to={email} /> },
        { label: faculty.phone, value: dial(phone) },
        { label: faculty.mobile, value: dial(mobile) },
        { label: faculty.contact, value: contact },
      ]}
    />
  );
}

/** Tables under headings of their own. */
function Tables({
  name,
  tables,
}: {
  name: string;
  tables: readonly { title: string; rows: readonly RecordRow[] }[];
}) {
  const { faculty } = useStrings();
  return tables.map(({ title, rows }) => (
    <section key={title}>
      <h3>{title}</h3>
      <RecordTable
        caption={faculty.tableOf(title, name)}
        captionHidden
        rows={rows.map(({ quarter, ...row }) => row)}
      />
    </section>
  ));
}

function AcademicDetails({ profile }: { profile: Profile }) {
  const { degrees } = useStrings().faculty;
  const names = ['bDegree', 'mDegree', 'phd', 'mphil', 'oDegree'] as const;
  const tables = names.map((name) => ({ title: degrees[name], rows: profile[name] }));
  return <Tables name={profile.name} tables={tables} />;
}

function Guideship({ profile: { name, guideship } }: { profile: Profile }) {
  const { faculty } = useStrings();
  const caption = faculty.tableOf(faculty.sections[13], name);
  const fields = ['name', 'date_of_registration', 'topic', 'status'];
  return <RecordTable caption={caption} captionHidden fields={fields} rows={guideship} />;
}

function AnyOther({ profile: { any_other_information: html } }: { profile: Profile }) {
  const { faculty } = useStrings();
  return hasText(html) ? <RichText html={html} /> : <Empty>{faculty.none}</Empty>;
}

function Awards({ profile: { name, awards, achievements } }: { profile: Profile }) {
  const { faculty } = useStrings();
  const tables = [
    { title: faculty.awards, rows: awards },
    { title: faculty.achievements, rows: achievements },
  ];
  return <Tables name={name} tables={tables} />;
}

function Engagements({ profile }: { profile: Profile }) {
  const { faculty } = useStrings();
  const tables = [
    { title: faculty.collegeActivities, rows: profile.college_activities },
    { title: faculty.socialActivities, rows: profile.social_activities },
  ];
  return <Tables name={profile.name} tables={tables} />;
}

function Links({ profile: { others } }: { profile: Profile }) {
  const { links, none } = useStrings().faculty;
  const names = Object.keys(links) as (keyof typeof links)[];
  const known = names.filter((name) => others[name]);
  if (known.length === 0) return <Empty>{none}</Empty>;
  return (
    <ul>
      {known.map((name) => (
        <li key={name}>
          <Link to={elsewhere(others[name])}>{links[name]}</Link>
        </li>
      ))}
    </ul>
  );
}

/** People write such addresses without their scheme. */
const elsewhere = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `https://${address}`;
