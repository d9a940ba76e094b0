'use client';
import { translations } from '@college/contract/locales';
import { useConfig } from '@payloadcms/ui';

/** The languages that texts are translated into; none in a college of one language. */
export function useOtherLocales() {
  const { localization } = useConfig().config;
  const offered = localization ? localization.localeCodes : [];
  return offered.length > 1 ? translations.filter((locale) => offered.includes(locale)) : [];
}
