import type { Locale } from '@college/contract/locales';
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Where,
} from 'payload';

/** A record of a collection that is known only at run time. */
export interface AnyRecord {
  id: number;
  [field: string]: unknown;
}

interface Options {
  /** Required here, because Payload's default gives all rights. */
  overrideAccess: boolean;
  user?: object | null;
  req?: Partial<PayloadRequest>;
  depth?: number;
  locale?: Locale | 'all';
  fallbackLocale?: Locale | false;
}
interface Writing extends Options {
  collection: CollectionSlug;
  data: object;
  draft?: boolean;
  trash?: boolean;
}
interface Reading extends Options {
  collection: CollectionSlug;
  draft?: boolean;
  trash?: boolean;
  select?: SelectType;
}
interface Finding extends Reading {
  where?: Where;
  sort?: string | string[];
  limit?: number;
  page?: number;
  pagination?: boolean;
}

/** The part of Payload's local API that works alike for every collection and global. */
interface AnyCollection {
  find: (options: Finding) => Promise<{ docs: AnyRecord[]; totalDocs: number }>;
  /** Null if `disableErrors` is true and there is no such record. */
  findByID: (options: Reading & { id: number; disableErrors: true }) => Promise<AnyRecord | null>;
  create: (options: Writing) => Promise<AnyRecord>;
  update: (options: Writing & { id: number }) => Promise<AnyRecord>;
  delete: (options: Options & { collection: CollectionSlug; id: number }) => Promise<AnyRecord>;
  updateGlobal: (
    options: Options & { slug: GlobalSlug; data: object },
  ) => Promise<Record<string, unknown>>;
}

/**
 * Payload's local API for a collection or global that is known only at run time. Payload's own types
 * accept no data for such a collection, because they describe each one by itself.
 */
export const anyCollection = (payload: Payload): AnyCollection =>
  payload as unknown as AnyCollection;
