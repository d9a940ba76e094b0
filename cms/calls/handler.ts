import { Readable } from 'node:stream';
import type { CallBody, CallName, CallOutput, ParsedInput } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType } from 'payload';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import type { User } from '../payload-types.ts';
import { anyCollection } from '../platform/database/any-collection.ts';

export interface Context {
  payload: Payload;
  locale: Locale;
  /** Aborted when the client has gone. */
  signal?: AbortSignal;
  /** For a preview: who reads it, and the address at which this account may open a file. */
  preview?: { user: User; filesAt: (id: number) => string };
}

/** Request and response headers, for handlers of submissions. */
export interface Exchange extends Context {
  /** Headers of the request. */
  requestHeaders: Headers;
  /** Headers of the response so far. */
  responseHeaders: Headers;
}

/** For a call whose input is in its address: reads the body after the right in the input is checked. */
export interface WithBody<Name extends CallName> extends Context {
  /** The visitor's address. */
  network: string;
  readBody: () => Promise<CallBody<Name> | undefined>;
}

export type Handler<Name extends CallName, Given extends Context = Context> = (
  input: ParsedInput<Name>,
  context: Given,
) => Promise<Name extends 'getfiledata' ? ReadableStream<Uint8Array> : CallOutput<Name>>;

/** JSON that is sent while it is read, because it is too long to keep in memory for each client. */
export const longAnswer = (parts: AsyncIterable<string>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream<Uint8Array>;

interface Presenter<Stored, Shown> {
  select: SelectType;
  list(records: readonly Stored[], context: Context): Promise<Shown[]>;
}

/** Makes the handler of a call that returns all public records of a collection. */
export const listHandler =
  <Slug extends CollectionSlug, Shown>(
    collection: Slug,
    { select, list }: Presenter<DataFromCollectionSlug<Slug>, Shown>,
    sort: string[] = ['order', 'id'],
  ) =>
  async (_input: unknown, context: Context): Promise<Shown[]> => {
    const options = { ...forVisitors(context), collection, sort, limit: MOST_RECORDS, select };
    const { docs } = await anyCollection(context.payload).find(options);
    // Payload's types find no collection through a type parameter.
    return list(docs as unknown as DataFromCollectionSlug<Slug>[], context);
  };
