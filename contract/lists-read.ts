/**
 * Which answers a change of content concerns. The backend names the lists (collections and globals) from which an answer is
 * made in the header `Lists-Read`, and the revision of each list in `content-revision`.
 */

/** A response header: slugs with spaces. Absent if the answer may change with any content. */
export const LISTS_READ = 'Lists-Read';

/** The name under which the revision of what concerns all lists travels: the day, the languages, deletions. */
export const ALL_LISTS = '*';
