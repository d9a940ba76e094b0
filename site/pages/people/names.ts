import type { Person } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';

type Named = Pick<Person, 'name'>;

/** What stands before a name and does not order it. */
const titles =
  /^(?:\(?(?:dr|prof|mr|mrs|ms|miss|md|smt|shri|sri|shrimati|lt|capt|maj|er|ড°|ড॰|ড০|ডঃ|ড|শ্ৰী|শ্ৰীমতী|অধ্যাপক|অধ্যাপিকা)(?:[.।]\)?\s*|\)?\s+))+/iu;
const orderedAs = ({ name }: Named): string => name.replace(titles, '') || name;

/** The letter that a name stands under: its first character, without signs. */
export const letterOf = (person: Named): string =>
  (orderedAs(person).normalize('NFC').match(/\p{L}/u)?.[0] ?? '').toLocaleUpperCase('en');

export function byName<Somebody extends Named>(
  people: readonly Somebody[],
  locale: Locale,
): Somebody[] {
  const { compare } = new Intl.Collator(locale);
  return people.toSorted((one, other) => compare(orderedAs(one), orderedAs(other)));
}
