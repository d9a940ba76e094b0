/** Who works at the college, as the page, the CSV and the JSON of it are asked for. */
import type { EmployeeType } from '@college/contract/codes';
import type { Person } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';

/** Kinds of people, in the order in which they are offered. */
export const kinds = [
  'PRINCIPAL',
  'FACULTY',
  'OFFICE_STAFF',
  'BEARER',
] as const satisfies EmployeeType[];
export type PersonKind = (typeof kinds)[number];

export interface Asked {
  letter?: string;
  department?: string;
  kind?: PersonKind;
}
export const query = ['letter', 'department', 'kind'];

/** What stands before a name and does not order it. */
const titles =
  /^(?:\(?(?:dr|prof|mr|mrs|ms|md|smt|shri|sri|shrimati|ড°|ড॰|ড০|ডঃ|ড|শ্ৰী|শ্ৰীমতী|অধ্যাপক|অধ্যাপিকা)(?:[.।]\)?\s*|\)?\s+))+/iu;
const orderedAs = ({ name }: Pick<Person, 'name'>): string => name.replace(titles, '') || name;

/** The letter that a name stands under: its first character, without signs. */
export const letterOf = (person: Pick<Person, 'name'>): string =>
  (orderedAs(person).normalize('NFC').match(/\p{L}/u)?.[0] ?? '').toLocaleUpperCase('en');

export function askedOf({ searchParams }: URL): Asked {
  const named = searchParams.get('kind') || undefined;
  const kind = kinds.find((one) => one === named);
  if (kind !== named) throw notFound();
  return {
    letter: searchParams.get('letter')?.normalize('NFC') || undefined,
    department: searchParams.get('department') || undefined,
    kind,
  };
}

/** Without query where nothing narrows it down; `path` is the page's, or of a file of it. */
export function peopleAddress(asked: Asked, path = '/people'): string {
  const state = new URLSearchParams(
    query.flatMap((name) => {
      const value = asked[name as keyof Asked];
      return value ? [[name, value]] : [];
    }),
  );
  return state.size > 0 ? `${path}?${state}` : path;
}

export const inOrder = (people: readonly Person[], locale: Locale): Person[] => {
  const { compare } = new Intl.Collator(locale);
  return [...people].sort((one, other) => compare(orderedAs(one), orderedAs(other)));
};

export async function readPeople({ request, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(loaderContext);
  const asked = askedOf(new URL(request.url));
  const { letter, department, kind } = asked;
  const all = inOrder(await call.getpeople(), locale);
  const chosen = all.filter(
    (person) => (!department || person.dept_code === department) && (!kind || person.type === kind),
  );
  return {
    asked,
    all,
    /** The letters that names of these begin with. */
    letters: [...new Set(chosen.map(letterOf))].filter(Boolean),
    people: letter ? chosen.filter((person) => letterOf(person) === letter) : chosen,
  };
}
