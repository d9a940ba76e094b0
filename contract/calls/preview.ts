import { z } from 'zod';
import { flag, Notice, StaticPage } from '../entities.ts';
import { Profile } from '../profile.ts';

/** Ours: what an editor saved last, and whether that is what everybody sees. */
export const Preview = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('notices'), published: flag, notice: Notice }),
  z.object({ collection: z.literal('pages'), published: flag, page: StaticPage }),
  z.object({ collection: z.literal('employees'), published: flag, profile: Profile }),
]);
export type Preview = z.output<typeof Preview>;
