import { latinDigits } from '@college/contract/latin-digits';

/** A number of the college's country has ten digits in India; elsewhere nobody counts them. */
const digits = (country: string) => (country === '91' ? '[0-9]{10}' : '[0-9]{4,12}');

/**
 * A phone number as it travels: the calling code of its country (`+91`), then its digits. Before those of the college's own
 * country may stand what people write there; another country's number has its plus. Undefined where it is none.
 */
export function travellingPhone(text: string, callingCode: string): string | undefined {
  const written = latinDigits(text).replace(/[\s()-]/g, '');
  const country = callingCode.slice(1);
  const national = new RegExp(`^(?:\\+?${country}|0)?(${digits(country)})$`).exec(written)?.[1];
  if (national) return `${callingCode}${national}`;
  return new RegExp(`^\\+(?!${country})[1-9][0-9]{6,14}$`).exec(written)?.[0];
}
