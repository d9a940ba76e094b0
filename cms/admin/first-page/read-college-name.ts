import { DEFAULT_LOCALE, locales } from '@college/contract/locales';
import type { Payload } from 'payload';

/** In the language of the admin, or as it is in English. */
export async function readCollegeName(payload: Payload, language: string): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'college',
    locale: locales.find((locale) => locale === language) ?? DEFAULT_LOCALE,
    select: { name: true },
    depth: 0,
  });
  return name;
}
