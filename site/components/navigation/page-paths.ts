/** Where the pages of departments, people and texts stand. */
import type { Employee, Upload } from '@college/contract/entities';

/** Where a department's pages stand. */
export const departmentPath = (dept_code: string): string =>
  `/department/${encodeURIComponent(dept_code)}`;

/** Where the text of a file stands. */
export const textPath = ({ path }: Pick<Upload, 'path'>): string =>
  `/text/${encodeURIComponent(path)}`;

/** Where a guide of the office stands. */
export const guidePath = (address: string): string => `/guides/${encodeURIComponent(address)}`;

/** The days of a notice, to be taken over by a calendar. */
export const eventCalendarPath = (id: string, under = ''): string =>
  eventPath(id, under).replace('?', '/calendar.ics?');

/** Where a notice stands by itself: an event's own page. `under` is a department's path; the college's unless said. */
export const eventPath = (id: string, under = ''): string =>
  `${under}/singleevent?eventId=${encodeURIComponent(id)}`;

/** Where a faculty member's own page stands. */
export const facultyPath = (
  dept_code: string,
  { id, name }: { id: string; name: string },
): string => `${departmentPath(dept_code)}/faculty/single?${new URLSearchParams({ id, name })}`;

/** A person's page of a kind, or the CSV of it. The name is for people to read; the page goes by the id. */
export function facultyAddress(
  dept_code: string,
  { id, name }: Pick<Employee, 'id' | 'name'>,
  page: 'single' | 'quarterlyreport',
  state: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ id, name, ...state });
  return `${departmentPath(dept_code)}/faculty/${page}?${query}`;
}

/** Where a person's activity tables are as CSV; which one is added. */
export const csvAddress = (
  dept_code: string,
  { id }: Pick<Employee, 'id'>,
  state: Record<string, string> = {},
): string =>
  `${departmentPath(dept_code)}/faculty/activities.csv?${new URLSearchParams({ id, ...state })}`;
