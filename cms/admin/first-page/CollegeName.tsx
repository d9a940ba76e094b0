import type { ServerProps } from 'payload';
import { readCollegeName } from './read-college-name.ts';

/** What the first page is headed by. */
export async function CollegeName({ i18n, payload }: ServerProps) {
  return <h1 className="college-name">{await readCollegeName(payload, i18n.language)}</h1>;
}
