'use client';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { InAllLanguages } from '../../platform/translations/state.ts';

/** Heads the form of a record that has no title in its language by its English one; Payload does by its number. */
export function useHeading(record: InAllLanguages | undefined): void {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { useAsTitle } = useConfig().getEntityConfig({ collectionSlug })?.admin ?? {};
  const english = Object(Object(record)[useAsTitle ?? ''])[DEFAULT_LOCALE];
  useEffect(() => {
    if (title === String(id) && typeof english === 'string' && english) setDocumentTitle(english);
  }, [title, id, english, setDocumentTitle]);
}
