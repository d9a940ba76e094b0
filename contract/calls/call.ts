/** What a row of the table says of its call. */
import { z } from 'zod';

/** How long an answer may be kept. */
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
/** What a room full of people behind one address sends. */
export const limitPerNetwork: Limit = { most: 30, minutes: 1 };

/** Bytes of a JSON body, or of a form beside its file. */
export const BODY_SIZE = 64 * 1024;

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
  /** Whether a file travels: then the body is multipart/form-data. */
  takesFile?: true;
  /** Whether something is kept or mailed for whoever sends it. */
  submits?: true;
  /** How often one visitor may ask; the backend counts, whichever site passed it on. */
  limit?: Limit;
  /** One sentence for the reference page. */
  about: string;
  /** A call of ours: what it means when another backend does not have it. */
  absent?: z.input<Output>;
}

type Asked<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  CallRow<Input, Output>,
  'method' | 'lifetime' | 'bodySize'
> &
  Partial<Pick<CallRow, 'lifetime' | 'bodySize'>>;

const nothing = z.object({});

/** A call without input. */
export const get = <Output extends z.ZodType>(
  row: Omit<Asked<typeof nothing, Output>, 'input' | 'example'>,
): CallRow<typeof nothing, Output> => ({
  method: 'GET',
  input: nothing,
  example: {},
  lifetime: 'content',
  bodySize: BODY_SIZE,
  ...row,
});

/** A call that asks something. */
export const post = <Input extends z.ZodType, Output extends z.ZodType>(
  row: Asked<Input, Output>,
): CallRow<Input, Output> => ({
  method: 'POST',
  lifetime: 'content',
  bodySize: BODY_SIZE,
  ...row,
});

/** A call that keeps or mails something. */
export const submit = <Input extends z.ZodType, Output extends z.ZodType>(
  row: Asked<Input, Output>,
): CallRow<Input, Output> =>
  post({ lifetime: 'never', submits: true, limit: limitPerNetwork, ...row });
