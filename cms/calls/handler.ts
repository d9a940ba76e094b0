import { Readable } from 'node:stream';
import type { CallName, CallOutput, ParsedInput } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';

export interface Context {
  payload: Payload;
  locale: Locale;
  /** Aborted once whoever asked has gone. */
  signal?: AbortSignal;
  /** Where the files of an answer are, when they are not those of everybody. */
  filesAt?: string;
}

/** What only submissions look at. */
export interface Exchange extends Context {
  /** Headers of the request. */
  requestHeaders: Headers;
  /** Headers of the answer, so far. */
  responseHeaders: Headers;
}

export type Handler<Name extends CallName, Given extends Context = Context> = (
  input: ParsedInput<Name>,
  context: Given,
) => Promise<Name extends 'getfiledata' ? LongAnswer : CallOutput<Name>>;

/** JSON that is sent while it is read: too long to be held for everybody who asks. */
export class LongAnswer {
  readonly json: ReadableStream<Uint8Array>;
  constructor(parts: AsyncIterable<string>) {
    this.json = Readable.toWeb(Readable.from(parts, { objectMode: false })) as typeof this.json;
  }
}
