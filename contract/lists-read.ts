/**
 * Which answers a change of content concerns. The backend names the lists (collections and globals) from which an answer is
 * made in the header `Lists-Read`, and the revision of each list in `content-revision`.
 */

/** A response header: slugs with spaces. Absent if the answer may change with any content. */
export const LISTS_READ = 'Lists-Read';

/** The name under which the revision of what concerns all lists travels: the day, the languages, deletions. */
export const ALL_LISTS = '*';

/** Opaque words by the slug of the list. */
export type ListRevisions = Readonly<Record<string, string>>;

/** The same word until one of the lists changes. Undefined without lists, or from a backend that has no revisions of lists. */
export function revisionOf(
  lists: readonly string[] | undefined,
  at: ListRevisions,
): string | undefined {
  if (!lists || !(ALL_LISTS in at)) return undefined;
  return [ALL_LISTS, ...lists].map((list) => at[list] ?? '').join(' ');
}
