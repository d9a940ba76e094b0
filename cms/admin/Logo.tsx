import { DEFAULT_LOCALE, locales } from '@college/contract/locales';
import type { ServerProps } from 'payload';
import { say } from '../words/say.ts';

/** Above the form for signing in: whose admin it is. */
export async function Logo({ i18n, payload }: ServerProps) {
  const { name } = await payload.findGlobal({
    slug: 'college',
    locale: locales.find((locale) => locale === i18n.language) ?? DEFAULT_LOCALE,
    select: { name: true },
    depth: 0,
  });
  return (
    <h1 className="logo">
      {name}
      <small>{say(i18n.language, 'Editing the website')}</small>
    </h1>
  );
}
