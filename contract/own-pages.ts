/** Pages that a college added to the site map: what they show, and the category that each has of its own. */
import { z } from 'zod';

/** What a page that a college added shows, of a category of its own. */
export const ownKinds = [
  'notices',
  'documents',
  'articles',
  'text',
  'members',
  'people',
  'tabs',
  'evidence',
] as const;
export type OwnKind = (typeof ownKinds)[number];

/** The category of a page that a college added, where calls name a type. */
export type OwnType = `OWN_${string}`;
export const ownType = z.templateLiteral(['OWN_', z.string().regex(/^[A-Z0-9_]{1,90}$/)]);

/** The category of the page at a path: `/sports-week` is `OWN_SPORTS_WEEK`. No two paths have the same. */
export const ownTypeAt = (path: string): OwnType =>
  `OWN_${path.slice(1).replaceAll('/', '__').replaceAll('-', '_').toUpperCase()}`;

/** The path of the page of a category. */
export const pathOfOwnType = (type: string): string =>
  `/${type.slice('OWN_'.length).replaceAll('__', '/').replaceAll('_', '-').toLowerCase()}`;
