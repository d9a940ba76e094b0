import { Fragment } from 'react';
import { usePageContext } from '../../context.ts';
import styles from './ContactLinks.module.css';
import { readPhoneNumbers } from './phone-numbers.ts';

interface Props {
  email: string;
  phones: readonly string[];
}

/** E-mail address and phone numbers, without duplicates. */
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

/** An e-mail link. A narrow card breaks the address before the @. */
export function MailLink({ to }: { to: string }) {
  const at = to.lastIndexOf('@');
  return (
    <a href={`mailto:${to}`}>
      {/* One element, because the parts would be separate items where the link is a flex box. */}
      <span>
        {to.slice(0, at)}
        <wbr />
        {to.slice(at)}
      </span>
    </a>
  );
}

/** A phone field as it was written, with a link for each number. */
export function PhoneLinks({ text }: { text: string }) {
  const { callingCode } = usePageContext();
  return readPhoneNumbers(text, callingCode).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} href={href}>
        {text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
