import type { College } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { Link } from '../../components/navigation/Link.tsx';
import { MailLink } from '../../components/people/MailLink.tsx';
import { PhoneLinks } from '../../components/people/PhoneLinks.tsx';
import { useStrings } from '../../context.ts';
import { forms } from '../../forms/forms.ts';
import type { PagePath } from '../../menu.ts';
import styles from './StandardText.module.css';

export type Contact = Pick<College, 'email' | 'phone'>;

/** What a page says until the office has written it, by its path. */
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
      <Ways {...contact} />
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
      <Ways {...contact} />
    </div>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

/** How to reach the college; the page of contact where it has written no address yet. */
function Ways({ email, phone }: Contact) {
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
