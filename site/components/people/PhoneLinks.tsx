import { Fragment } from 'react';
import { useReading } from '../../context.ts';
import { readPhoneNumbers } from './phone-numbers.ts';

/** A telephone field as it was written, each number in it a link that dials it. */
export function PhoneLinks({ text }: { text: string }) {
  const { callingCode } = useReading();
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
