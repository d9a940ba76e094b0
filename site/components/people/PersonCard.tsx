import type { Employee } from '@college/contract/entities';
import { Fragment, type ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { CvLink, TextLink } from '../files/FileLink.tsx';
import { Link } from '../navigation/Link.tsx';
import { Picture, Placeholder } from '../pictures/Picture.tsx';
import { ScrollBox } from '../tables/ScrollBox.tsx';
import { hasText } from '../text/clean-html.ts';
import { RichText } from '../text/RichText.tsx';
import { MailLink, PhoneLinks } from './ContactLinks.tsx';
import styles from './PersonCard.module.css';

/** The fields of a person that a card shows. */
export type Person = Omit<
  Employee,
  'id' | 'type' | 'dp' | 'dept_name' | 'dept_code' | 'area_of_research' | Address
>;
type Address = 'address' | 'permanent_address' | 'contact';

interface Props {
  person: Person;
  /** Addresses of the person's profile and quarterly report, if they exist. */
  pages?: { profile: string; report: string };
  /** Heading level; `h2` by default. */
  level?: 'h2' | 'h3';
}

/** A person's name, designation, contact details, text and links. */
export function PersonCard({ person, pages, level: Heading = 'h2' }: Props) {
  const { faculty } = useStrings();
  const { name, designation, about, cv, liveNow } = person;
  const live = liveNow === 1 ? pages : undefined;
  return (
    <article className={styles.card}>
      <Portrait person={person} />
      <div>
        <Heading className={styles.name} translate="no">
          {name}
        </Heading>
        {designation && <p className={styles.designation}>{designation}</p>}
        <PersonFacts person={person} />
      </div>
      {hasText(about) && (
        <ScrollBox label={faculty.aboutPerson(name)} className={`${styles.about} ${styles.wide}`}>
          <RichText html={about} />
        </ScrollBox>
      )}
      {(cv[0] || live) && (
        <p className={`${styles.actions} ${styles.wide}`}>
          {cv[0] && (
            <CvLink file={cv[0]}>
              <WithName name={name}>{faculty.cv}</WithName>
            </CvLink>
          )}
          {cv[0] && <TextLink file={cv[0]} title={name} />}
          {live && (
            <Link to={live.profile}>
              <WithName name={name}>{faculty.visit}</WithName>
            </Link>
          )}
          {live && (
            <Link to={live.report}>
              <WithName name={name}>{faculty.quarterly}</WithName>
            </Link>
          )}
        </p>
      )}
    </article>
  );
}

/** Adds the person's name for screen readers, because many cards have the same links. */
function WithName({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children}
      <span className="visually-hidden">{`: ${name}`}</span>
    </span>
  );
}

/** Titles before a name, such as Dr or Prof. */
const title = /^(?:dr|prof|mr|mrs|ms|md|sri|smt|ড°|ড৹|ড|অধ্যাপক|শ্ৰী)\.?$/iu;

/** The first letters of the first and the last name, with their signs in scripts that have signs. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => /^\p{L}/u.test(word) && !title.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.match(/^\p{L}\p{M}*/u)?.[0] ?? '').join('');
}

export function Portrait({ person }: { person: Person }) {
  const [photo] = person.dpurl;
  return (
    <div className={styles.portrait}>
      {photo ? (
        <Picture src={photo} alt="" sizes="7rem" />
      ) : (
        <Placeholder code={initialsOf(person.name)} />
      )}
    </div>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const { faculty } = useStrings();
  const { email, phone, mobile, experience, date_of_joining, date_of_leaving } = person;
  return (
    <dl className={styles.facts}>
      {email && (
        <Fact label={faculty.email}>
          <MailLink to={email} />
        </Fact>
      )}
      {[...new Set([phone, mobile])].filter(Boolean).map((number) => (
        <Fact key={number} label={faculty.phone}>
          <PhoneLinks text={number} />
        </Fact>
      ))}
      {experience && <Fact label={faculty.experience}>{experience}</Fact>}
      <Service from={date_of_joining} till={date_of_leaving} />
    </dl>
  );
}

/** The date of joining or leaving, or both as a period. */
function Service({ from, till }: { from: string; till: string }) {
  const { faculty } = useStrings();
  const dates = [from, till].filter(Boolean);
  if (dates.length === 0) return null;
  const ends = from ? faculty.joined : faculty.left;
  return (
    <Fact label={dates.length > 1 ? faculty.service : ends}>
      {dates.map((date, index) => (
        <Fragment key={date}>
          {index > 0 && ' – '}
          <InlineDate date={date} />
        </Fragment>
      ))}
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
