import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { collegeLocales } from '../platform/college-languages.ts';
import type { PolicyStatus } from './read-policies.ts';

/** The person who adopts policies, in a language. */
export interface Signatory {
  locale: Locale;
  name: string;
  designation: string;
}

/** The person who adopted last, or else the Web Information Manager, in each language. */
export async function readSignatories(
  payload: Payload,
  policies: readonly PolicyStatus[],
): Promise<Signatory[]> {
  const last = policies
    .flatMap(({ adopted }) => adopted ?? [])
    .toSorted((first, second) => first.on.localeCompare(second.on, 'en'))
    .at(-1);
  return Promise.all(
    collegeLocales().map(async (locale) => {
      const { information_manager: manager } = await payload.findGlobal({
        ...asSystem,
        slug: 'college',
        locale,
      });
      return {
        locale,
        name: last?.by[locale] ?? manager?.name ?? '',
        designation: last?.designation[locale] ?? manager?.designation ?? '',
      };
    }),
  );
}
