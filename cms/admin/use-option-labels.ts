'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { labelIn } from '../words/languages.ts';

/** Labels of a select field of a collection, by value in the order of the field. */
export function useOptionLabels(collectionSlug: CollectionSlug, name: string): Map<string, string> {
  const { language } = useTranslation().i18n;
  const { getEntityConfig } = useConfig();
  const { fields } = getEntityConfig({ collectionSlug });
  const field = fields.find((each) => 'name' in each && each.name === name);
  const options = field?.type === 'select' ? field.options : [];
  return new Map(
    options.flatMap((option) => {
      if (typeof option === 'string') return [];
      return [[option.value, labelIn(language, option.label) || option.value]];
    }),
  );
}
