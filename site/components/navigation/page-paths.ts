/** Paths of departments, people, events, guides and texts of files. */
import type { Employee, Upload } from '@college/contract/entities';

export const departmentPath = (dept_code: string): string =>
  `/department/${encodeURIComponent(dept_code)}`;

export const textPath = ({ path }: Pick<Upload, 'path'>): string =>
  `/text/${encodeURIComponent(path)}`;

export const guidePath = (address: string): string => `/guides/${encodeURIComponent(address)}`;

/** Path of the calendar file with the days of a notice. */
export const eventCalendarPath = (id: string, under = ''): string =>
  eventPath(id, under).replace('?', '/calendar.ics?');

/** Path of the page of one notice; `under` is the path of a department, or '' for the college. */
export const eventPath = (id: string, under = ''): string =>
  `${under}/singleevent?eventId=${encodeURIComponent(id)}`;

/** Path of the profile of a faculty member. */
export const facultyPath = (
  dept_code: string,
  { id, name }: { id: string; name: string },
): string => `${departmentPath(dept_code)}/faculty/single?${new URLSearchParams({ id, name })}`;

/** Path of a faculty member's profile or report. The id finds the person; the name makes the address readable. */
export function facultyAddress(
  dept_code: string,
  { id, name }: Pick<Employee, 'id' | 'name'>,
  page: 'single' | 'quarterlyreport',
  state: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ id, name, ...state });
  return `${departmentPath(dept_code)}/faculty/${page}?${query}`;
}

/** Path of a person's tables as CSV; the caller adds `table`. */
export const csvAddress = (
  dept_code: string,
  { id }: Pick<Employee, 'id'>,
  state: Record<string, string> = {},
): string =>
  `${departmentPath(dept_code)}/faculty/activities.csv?${new URLSearchParams({ id, ...state })}`;
