/** A row of the table of calls. */
import { z } from 'zod';
import { formBounds, inputBounds, type JsonBounds } from '../body-bounds.ts';

/** The time for which an answer may be cached. */
export const lifetimes = {
  /** Until the content revision moves; a backend without revisions gets 60 s. */
  content: { http: 'public, max-age=1, stale-while-revalidate=59' },
  /** Each answer is its own: counters, submissions, challenges, the revision itself. */
  never: { http: 'no-store' },
} as const;
export type Lifetime = keyof typeof lifetimes;

export interface Limit {
  most: number;
  minutes: number;
}
/** Allows for a room full of people behind one network address. */
export const limitPerNetwork: Limit = { most: 30, minutes: 1 };

/** Bytes of a JSON body, or of a form beside its file. */
export const BODY_SIZE = 64 * 1024;
/** Bytes of a form in the admin that is previewed: the longest text and what is beside it. */
export const PREVIEW_SIZE = 512 * 1024;
/** Previews that a server makes at once, and those that may wait. Each editor waits for one at a time. */
export const previewPlaces = { atOnce: 4, waiting: 8 };

export interface CallRow<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  input: Input;
  output: Output;
  /** An input that the demo college answers with content. */
  example: z.input<Input>;
  lifetime: Lifetime;
  /** Bytes that a body may have. */
  bodySize: number;
  /**
   * The JSON body of a call whose input is in the query of its address, because the backend checks the right in the input
   * before it reads the body.
   */
  body?: z.ZodType;
  /** True if the call sends a file, in a body of multipart/form-data. */
  takesFile?: true;
  /** True if the call stores or mails something for the sender. */
  submits?: true;
  /** The limit of one visitor. The backend counts too, because the call may reach it without the site. */
  limit?: Limit;
  /** One sentence for the reference page. */
  about: string;
  /** The answer that stands for a backend without this call. Only for calls that the specification does not name. */
  absent?: z.input<Output>;
}

type RowWithDefaults<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  CallRow<Input, Output>,
  'method' | 'lifetime' | 'bodySize'
> &
  Partial<Pick<CallRow, 'lifetime' | 'bodySize'>>;

/** Bounds of the JSON in the body of a call. */
export const boundsOf = ({ body }: Pick<CallRow, 'body'>): JsonBounds =>
  body ? formBounds : inputBounds;

const nothing = z.object({});

/** A call without input. */
export const get = <Output extends z.ZodType>(
  row: Omit<RowWithDefaults<typeof nothing, Output>, 'input' | 'example'>,
): CallRow<typeof nothing, Output> => ({
  method: 'GET',
  input: nothing,
  example: {},
  lifetime: 'content',
  bodySize: BODY_SIZE,
  ...row,
});

/** A read with an input. */
export const post = <Input extends z.ZodType, Output extends z.ZodType>(
  row: RowWithDefaults<Input, Output>,
): CallRow<Input, Output> => ({
  method: 'POST',
  lifetime: 'content',
  bodySize: BODY_SIZE,
  ...row,
});

/** A call that stores or mails something. */
export const submit = <Input extends z.ZodType, Output extends z.ZodType>(
  row: RowWithDefaults<Input, Output>,
): CallRow<Input, Output> =>
  post({ lifetime: 'never', submits: true, limit: limitPerNetwork, ...row });
