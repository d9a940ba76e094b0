import type { Motif } from '@college/contract/codes';
import { ifMissing } from '@college/server/missing-file';
import type { Role } from '@college/server/palette';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { cache } from 'react';
import { asSystem } from '../../access.ts';
import type { Media } from '../../payload-types.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { typeOf } from '../../platform/files/file-types.ts';
import { readWhole } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';

export interface Brand {
  /** In the language of the admin, or in the main language of the college; '' in a new college. */
  name: string;
  /**
   * A small copy of the emblem as a `data:` address, because strangers and teachers may not open files of the admin.
   * Undefined without an emblem.
   */
  emblem: string | undefined;
  /** Colours as `#rrggbb`; '' for those that the college has not chosen. */
  colours: Record<Role, string>;
  motif: Motif;
}

/** Reads the look of the college, once per request. */
export const readBrand = cache(async (payload: Payload, language: string): Promise<Brand> => {
  const { name, emblem, appearance } = await payload.findGlobal({
    slug: 'college',
    locale: collegeLocale(language),
    select: { name: true, emblem: true, appearance: true },
    depth: 1,
    ...asSystem,
  });
  return {
    name,
    emblem: typeof emblem === 'object' && emblem ? await readSmallCopy(emblem) : undefined,
    colours: { primary: appearance?.primary ?? '', accent: appearance?.accent ?? '' },
    motif: appearance?.motif ?? 'gamosa',
  };
});

/** Emblems by the names of their files, which change with the content. */
const emblems = new LRUCache<string, string>({
  max: 2,
  fetchMethod: async (filename) => {
    const file = await readWhole(`${folders.media}/${filename}`).catch(ifMissing(undefined));
    return file && `data:${typeOf(filename)};base64,${file.toString('base64')}`;
  },
});

/** Undefined if the file is missing. */
async function readSmallCopy({ sizes, filename }: Media): Promise<string | undefined> {
  const name = sizes?.avif320?.filename ?? filename;
  return name ? emblems.fetch(name) : undefined;
}
