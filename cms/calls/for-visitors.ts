import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Context } from './handler.ts';

/** What every read for a visitor has in common: access control decides, nothing is joined or counted. */
export const forVisitors = ({ locale }: Pick<Context, 'locale'>) =>
  ({
    overrideAccess: false,
    depth: 0,
    pagination: false,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
  }) as const;

/** Lists that have no pages end here. */
export const LONGEST_LIST = 2000;

export const flag = (value: unknown): 0 | 1 => (value ? 1 : 0);

/** Select of the named fields. */
export const fields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
