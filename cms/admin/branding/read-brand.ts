import type { Motif } from '@college/contract/codes';
import { ifMissing } from '@college/server/missing-file';
import type { Role } from '@college/server/palette';
import type { Payload } from 'payload';
import { cache } from 'react';
import { asSystem } from '../../access.ts';
import type { Media } from '../../payload-types.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { typeOf } from '../../platform/files/file-types.ts';
import { readWhole } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';

interface Emblem {
  /** Address for accounts. Everybody else is redirected to the website, which the admin's policy blocks. */
  url: string;
  filename: string;
}

export interface Brand {
  /** In the language of the admin, or in the main language of the college; '' in a new college. */
  name: string;
  /** A small copy of the emblem. */
  emblem: Emblem | undefined;
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
    emblem: typeof emblem === 'object' && emblem ? smallCopyOf(emblem) : undefined,
    colours: { primary: appearance?.primary ?? '', accent: appearance?.accent ?? '' },
    motif: appearance?.motif ?? 'gamosa',
  };
});

function smallCopyOf({ sizes, url, filename }: Media): Emblem | undefined {
  const copy = sizes?.webp320?.url ? sizes.webp320 : { url, filename };
  return copy.url && copy.filename ? { url: copy.url, filename: copy.filename } : undefined;
}

/** The emblem as a `data:` address, for pages that strangers see. Undefined if its file is missing. */
export async function readEmblem({ filename }: Emblem): Promise<string | undefined> {
  const file = await readWhole(`${folders.media}/${filename}`).catch(ifMissing(undefined));
  return file && `data:${typeOf(filename)};base64,${file.toString('base64')}`;
}
