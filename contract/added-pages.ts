/** Pages that a college added to the site map. The records that such a page shows have a category made from its address. */
import { z } from 'zod';

/** The kinds of pages that a college can add. */
export const addedKinds = [
  'notices',
  'documents',
  'articles',
  'text',
  'members',
  'people',
  'tabs',
  'evidence',
] as const;
export type AddedKind = (typeof addedKinds)[number];

/** The category of an added page, as the type of its notices, members or evidence. */
export type AddedType = `OWN_${string}`;
export const addedType = z.templateLiteral(['OWN_', z.string().regex(/^[A-Z0-9_]{1,90}$/)]);

/** Makes the category of the page at a path: `OWN_SPORTS_WEEK` for `/sports-week`. No two paths have the same one. */
export const addedTypeAt = (path: string): AddedType =>
  `OWN_${path.slice(1).replaceAll('/', '__').replaceAll('-', '_').toUpperCase()}`;

/** Finds the path of a page by its category. */
export const pathOfAddedType = (type: string): string =>
  `/${type.slice('OWN_'.length).replaceAll('__', '/').replaceAll('_', '-').toLowerCase()}`;
