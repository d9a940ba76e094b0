import styles from './ContactLinks.module.css';
import { MailLink } from './MailLink.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

interface Props {
  email: string;
  phones: readonly string[];
}

/** E-mail address and phone numbers, each once; nothing where there is none. */
export function ContactLinks({ email, phones }: Props) {
  const numbers = [...new Set(phones)].filter(Boolean);
  if (!email && numbers.length === 0) return null;
  return (
    <ul className={styles.list}>
      {email && (
        <li>
          <MailLink to={email} />
        </li>
      )}
      {numbers.map((number) => (
        <li key={number}>
          <PhoneLinks text={number} />
        </li>
      ))}
    </ul>
  );
}
