import type { Profile } from '@college/contract/profile';
import type { ComponentType } from 'react';
import { InlineDate } from '../../../components/dates/DateBlock.tsx';
import { CvLink, TextLink } from '../../../components/files/FileLink.tsx';
import { Link } from '../../../components/navigation/Link.tsx';
import { MailLink, PhoneLinks } from '../../../components/people/ContactLinks.tsx';
import { RecordTable } from '../../../components/tables/RecordTable.tsx';
import { hasText } from '../../../components/text/clean-html.ts';
import { Empty } from '../../../components/text/Empty.tsx';
import { type Fact, Facts } from '../../../components/text/Facts.tsx';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import type { RecordRow } from '../../../records/records.ts';
import { type NamedTable, tableAddress } from './faculty-tables.ts';
import type { SectionCode } from './read-faculty.ts';

interface Props {
  profile: Profile;
  /** Address of the tables as CSV, without the table's name. Absent if the profile is not public. */
  csv?: string;
}
type Section = ComponentType<Props>;

/** The content of each tab, except the activity tables, which the page itself shows. */
export const sectionContents: Record<Exclude<SectionCode, 4>, Section> = {
  1: BasicDetails,
  2: Address,
  3: Contact,
  8: AcademicDetails,
  13: Guideship,
  10: OtherInformation,
  11: Awards,
  12: Links,
  9: Engagements,
};

function FactsOrEmpty({ facts }: { facts: readonly Fact[] }) {
  const { faculty } = useStrings();
  const filledFacts = facts.filter(({ value }) => value);
  return filledFacts.length > 0 ? <Facts facts={filledFacts} /> : <Empty>{faculty.none}</Empty>;
}

function Address({ profile: { address, permanent_address } }: Props) {
  const { faculty } = useStrings();
  return (
    <FactsOrEmpty
      facts={[
        { label: faculty.address, value: address },
        { label: faculty.permanentAddress, value: permanent_address },
      ]}
    />
  );
}

function Contact({ profile: { email, phone, mobile, contact } }: Props) {
  const { faculty } = useStrings();
  const dial = (number: string) => number && <PhoneLinks text={number} />;
  return (
    <FactsOrEmpty
      facts={[
        { label: faculty.email, value: email && <MailLink to={email} /> },
        { label: faculty.phone, value: dial(phone) },
        { label: faculty.mobile, value: dial(mobile) },
        { label: faculty.contact, value: contact },
      ]}
    />
  );
}

interface TablesProps {
  name: string;
  tables: readonly { title: string; rows: readonly RecordRow[]; csv?: string }[];
}

/** Tables with headings. */
function Tables({ name, tables }: TablesProps) {
  const { faculty } = useStrings();
  return tables.map(({ title, rows, csv }) => (
    <section key={title}>
      <h3>{title}</h3>
      <RecordTable
        caption={faculty.tableOf(title, name)}
        captionHidden
        rows={rows.map(({ quarter, ...row }) => row)}
        csv={csv}
      />
    </section>
  ));
}

function AcademicDetails({ profile }: Props) {
  const { degrees } = useStrings().faculty;
  const names = ['bDegree', 'mDegree', 'phd', 'mphil', 'oDegree'] as const;
  const tables = names.map((name) => ({ title: degrees[name], rows: profile[name] }));
  return <Tables name={profile.name} tables={tables} />;
}

function Guideship({ profile: { name, guideship }, csv }: Props) {
  const { faculty } = useStrings();
  return (
    <RecordTable
      caption={faculty.tableOf(faculty.sections[13], name)}
      captionHidden
      fields={['name', 'date_of_registration', 'topic', 'status']}
      rows={guideship}
      csv={csv && tableAddress(csv, 'guideship')}
    />
  );
}

function OtherInformation({ profile: { any_other_information: html } }: Props) {
  const { faculty } = useStrings();
  return hasText(html) ? <RichText html={html} /> : <Empty>{faculty.none}</Empty>;
}

/** Tables of the profile by name. */
function NamedTables({ profile, csv, names }: Props & { names: readonly NamedTable[] }) {
  const { faculty } = useStrings();
  const tables = names.map((name) => ({
    title: faculty.tables[name],
    rows: profile[name],
    csv: csv && tableAddress(csv, name),
  }));
  return <Tables name={profile.name} tables={tables} />;
}

function Awards(props: Props) {
  return <NamedTables {...props} names={['awards', 'achievements']} />;
}

function Engagements(props: Props) {
  return <NamedTables {...props} names={['college_activities', 'social_activities']} />;
}

function Links({ profile: { others } }: Props) {
  const { links, none } = useStrings().faculty;
  const names = Object.keys(links) as (keyof typeof links)[];
  const filledNames = names.filter((name) => others[name]);
  if (filledNames.length === 0) return <Empty>{none}</Empty>;
  return (
    <ul>
      {filledNames.map((name) => (
        <li key={name}>
          <Link to={withScheme(others[name])}>{links[name]}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Adds https:// to an address without a scheme. */
const withScheme = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `https://${address}`;

function BasicDetails({ profile }: { profile: Profile }) {
  const { faculty } = useStrings();
  const { date_of_joining, date_of_leaving, about } = profile;
  const facts = [
    { label: faculty.name, value: profile.name },
    { label: faculty.designation, value: profile.designation },
    { label: faculty.contact, value: profile.contact },
    { label: faculty.experience, value: profile.experience },
    { label: faculty.joined, value: date_of_joining && <InlineDate date={date_of_joining} /> },
    { label: faculty.left, value: date_of_leaving && <InlineDate date={date_of_leaving} /> },
    { label: faculty.areaOfResearch, value: profile.area_of_research },
  ].filter(({ value }) => value);
  const [cv] = profile.cv;
  return (
    <>
      <Facts facts={facts} />
      {hasText(about) && (
        <section>
          <h3>{faculty.about}</h3>
          <RichText html={about} top={4} />
        </section>
      )}
      {cv && (
        <p>
          <CvLink file={cv}>{faculty.cv}</CvLink>
          <TextLink file={cv} title={profile.name} />
        </p>
      )}
    </>
  );
}
