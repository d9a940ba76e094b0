import { z } from 'zod';
import { flag, Notice, StaticPage } from '../entities.ts';
import { Profile } from '../profile.ts';

/** Ours: the version that an editor saved last; `published` is 1 if visitors see the same one. */
export const Preview = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('notices'), published: flag, notice: Notice }),
  z.object({ collection: z.literal('pages'), published: flag, page: StaticPage }),
  z.object({ collection: z.literal('employees'), published: flag, profile: Profile }),
]);
export type Preview = z.output<typeof Preview>;
