import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { Payload } from 'payload';

/** Backend and language of the website that is checked. */
export interface Visit {
  payload: Payload;
  locale: Locale;
}

/** Upper bound of records read from a list. */
export const MOST_RECORDS = 2000;

/** Options of a read that sees what visitors see. */
export const asVisitor = ({ locale }: Pick<Visit, 'locale'>) =>
  ({
    overrideAccess: false,
    depth: 0,
    pagination: false,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
  }) as const;
