import { z } from 'zod';
import type { Import } from '../../payload-types.ts';

const Progress = z.object({
  /** Address of the old website. */
  origin: z.string().default(''),
  /** ISO moment. */
  begun: z.string().default(''),
  /** Records. */
  done: z.number().default(0),
  of: z.number().default(0),
});

/** How far an import of WordPress is; zeros before it begins. */
export const progressOf = (doc: Pick<Import, 'progress'> | null): z.output<typeof Progress> =>
  Progress.parse(doc?.progress ?? {});
