/**
 * Replaces label functions by texts in all languages, because Payload caches a form with the labels
 * in the language of the first user.
 *
 * Upstream: none found
 * Until: cms/patches/languages/label-functions.test.ts passes without it.
 */
import { getLocalI18n, type SanitizedConfig } from 'payload';

export async function replaceLabelFunctions(sanitized: SanitizedConfig): Promise<void> {
  const languages = Object.keys(sanitized.i18n.supportedLanguages);
  const translations = await Promise.all(
    languages.map((language) => getLocalI18n({ config: sanitized, language: language as 'en' })),
  );
  for (const { fields } of [...sanitized.collections, ...sanitized.globals])
    for (const field of fields)
      if ('label' in field && typeof field.label === 'function') {
        const { label } = field;
        field.label = Object.fromEntries(
          translations.map((i18n, at) => [languages[at] ?? '', label({ i18n, t: i18n.t })]),
        );
      }
}
