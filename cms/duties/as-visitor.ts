import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { Payload } from 'payload';

/** Whose website is looked at, and in which language. */
export interface Visit {
  payload: Payload;
  locale: Locale;
}

/** Records of a list that are looked at. */
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
