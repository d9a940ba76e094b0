import { facultySections } from '@college/contract/profile';
import { notFound } from '../../../layout/errors/not-found.tsx';

export type SectionCode = (typeof facultySections)[keyof typeof facultySections];

/** Tabs in the order of the specification; not by the keys of an object, which would sort them. */
export const tabCodes: readonly SectionCode[] = Object.values(facultySections).filter(
  (code) => code !== facultySections.activities,
);

/** The section that an address asks for: 1 where it names none, a 404 where there is no such section. */
export function askedSection({ searchParams }: URL): SectionCode {
  const text = searchParams.get('section') ?? `${facultySections.basic}`;
  const code = Object.values(facultySections).find((one) => `${one}` === text);
  if (!code) throw notFound();
  return code;
}
