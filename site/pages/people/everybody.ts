import type { Client } from '@college/contract/client';
import type { EmployeeType } from '@college/contract/codes';
import { Person } from '@college/contract/entities';

/** Kinds of people, in the order in which they are offered. */
export const kinds = [
  'PRINCIPAL',
  'FACULTY',
  'OFFICE_STAFF',
  'BEARER',
] as const satisfies EmployeeType[];
export type PersonKind = (typeof kinds)[number];

/** Whoever works at the college. */
export async function everybody(call: Client): Promise<Person[]> {
  const people = await call.getpeople();
  return people.length > 0 ? people : gathered(call);
}

/** Of a backend that tells them by department and kind alone. */
async function gathered(call: Client): Promise<Person[]> {
  const departments = await call.getdepartments();
  const lists = await Promise.all(
    kinds.flatMap((type) => [
      call.getemployeebytype({ type }),
      ...departments.map(({ dept_code }) => call.getemployeebytype({ dept_code, type })),
    ]),
  );
  const people = new Map(lists.flat().map((person) => [person.id, person]));
  return [...people.values()].map((person) => Person.parse(person));
}
