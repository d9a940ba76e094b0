import type { College } from '@college/contract/entities';
import { type Kept, retention } from '@college/contract/retention';
import type { PagePath } from '@college/contract/site-map/default';
import type { ReactNode } from 'react';
import { Link } from '../../components/navigation/Link.tsx';
import { MailLink, PhoneLinks } from '../../components/people/ContactLinks.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { usePageContext, useStrings } from '../../context.ts';
import { forms } from '../../forms/forms.ts';
import styles from './StandardTexts.module.css';

export type Contact = Pick<College, 'email' | 'phone'>;

/** Texts of pages that the office has not written yet, by path. */
export const standardTexts: Partial<Record<PagePath, (contact: Contact) => ReactNode>> = {
  '/privacy': (contact) => <Privacy {...contact} />,
  '/accessibility': (contact) => <Accessibility {...contact} />,
};

function Privacy(contact: Contact) {
  const { pages, forms: words, standardTexts } = useStrings();
  const { lead, forms: heading, rights, ask } = standardTexts.privacy;
  return (
    <div className={styles.text}>
      <Paragraphs texts={lead} />
      <h2>{heading}</h2>
      <ul>
        {formNames.map((name) => (
          <li key={name}>
            <Link to={`/${name}`}>{pages[`/${name}`]}</Link>: {words.each[name].kept}
          </li>
        ))}
      </ul>
      <h2>{rights}</h2>
      <p>{ask}</p>
      <ContactWays {...contact} />
    </div>
  );
}
const formNames = Object.keys(forms) as (keyof typeof forms)[];

function Accessibility(contact: Contact) {
  const { lead, list, points, tell, ask } = useStrings().standardTexts.accessibility;
  return (
    <div className={styles.text}>
      <Paragraphs texts={lead} />
      <h2>{list}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2>{tell}</h2>
      <p>{ask}</p>
      <ContactWays {...contact} />
    </div>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

/** Links to write or call, and to the contact page. */
function ContactWays({ email, phone }: Contact) {
  const { write, call, contact } = useStrings().standardTexts;
  return (
    <ul>
      {email && (
        <li>
          {write} <MailLink to={email} />
        </li>
      )}
      {phone && (
        <li>
          {call} <PhoneLinks text={phone} />
        </li>
      )}
      <li>
        <Link to="/contactus">{contact}</Link>
      </li>
    </ul>
  );
}

const rows = Object.keys(retention) as Kept[];

/** The data that is kept about visitors, why and for how long, from the backend's own table. */
export function RetentionTable() {
  const { strings, securityLogDays } = usePageContext();
  const { retention: words } = strings;
  const duration = (kind: Kept) => {
    const days = kind === 'accounts' ? securityLogDays : retention[kind];
    return days === 'until asked' ? words.untilAsked : words.days(days);
  };
  const columns = [
    { key: 'what', label: words.what },
    { key: 'why', label: words.why },
    { key: 'long', label: words.howLong },
  ];
  return (
    <section className={styles.retention}>
      <h2 className={styles.retentionTitle}>{words.title}</h2>
      <Table
        caption={words.title}
        captionHidden
        columns={columns}
        rows={[
          ...rows.map((kind) => ({
            key: kind,
            cells: [...words.rows[kind], duration(kind)],
          })),
          { key: 'visit', cells: words.visit },
          { key: 'cookie', cells: words.cookie },
        ]}
      />
    </section>
  );
}
