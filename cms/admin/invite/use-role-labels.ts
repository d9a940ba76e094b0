'use client';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { useConfig, useTranslation } from '@payloadcms/ui';

/** What each role is called, as the form of an account says it. */
export function useRoleLabels(): Map<string, string> {
  const { language } = useTranslation().i18n;
  const { getEntityConfig } = useConfig();
  const { fields } = getEntityConfig({ collectionSlug: 'users' });
  const role = fields.find((field) => 'name' in field && field.name === 'role');
  const options = role?.type === 'select' ? role.options : [];
  return new Map(
    options.flatMap((option) => {
      if (typeof option === 'string') return [];
      const words: Record<string, string> = Object(option.label);
      return [[option.value, words[language] ?? words[DEFAULT_LOCALE] ?? option.value]];
    }),
  );
}
