import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocale } from '../../platform/college-languages.ts';

/** The name in the language of the admin, or in the main language of the college. */
export async function readCollegeName(payload: Payload, language: string): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'college',
    locale: collegeLocale(language),
    select: { name: true },
    depth: 0,
    ...asSystem,
  });
  return name;
}
