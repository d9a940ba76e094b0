import { Readable } from 'node:stream';
import type { CallName, CallOutput, ParsedInput } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';

export interface Context {
  payload: Payload;
  locale: Locale;
  /** Aborted when the client has gone. */
  signal?: AbortSignal;
  /** Base address of files in the answer, if it is not the public one. */
  filesAt?: string;
}

/** Request and response headers, for handlers of submissions. */
export interface Exchange extends Context {
  /** Headers of the request. */
  requestHeaders: Headers;
  /** Headers of the response so far. */
  responseHeaders: Headers;
}

export type Handler<Name extends CallName, Given extends Context = Context> = (
  input: ParsedInput<Name>,
  context: Given,
) => Promise<Name extends 'getfiledata' ? LongAnswer : CallOutput<Name>>;

/** JSON that is sent while it is read, because it is too long to keep in memory for each client. */
export class LongAnswer {
  readonly json: ReadableStream<Uint8Array>;
  constructor(parts: AsyncIterable<string>) {
    this.json = Readable.toWeb(Readable.from(parts, { objectMode: false })) as typeof this.json;
  }
}
