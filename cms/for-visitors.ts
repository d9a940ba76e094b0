import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';

/** Options of every read for visitors: with access rules, without joins and counts. */
export const forVisitors = ({ locale }: { locale: Locale }) =>
  ({
    overrideAccess: false,
    pagination: false,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
  }) as const;

/** Upper bound of records in a list without pages. */
export const MOST_RECORDS = 2000;

export const flag = (value: unknown): 0 | 1 => (value ? 1 : 0);

/** A `select` with these fields. */
export const fields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
