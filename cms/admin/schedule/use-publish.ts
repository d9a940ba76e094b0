'use client';
import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';

/** Publishes the open form in all its languages. Resolves to false if it was refused. */
export function usePublish(query: Record<string, string> = {}): () => Promise<boolean> {
  const {
    id,
    collectionSlug,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { submit } = useForm();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  return async () => {
    const record = id === undefined ? '' : `/${id}`;
    const parameters = new URLSearchParams({ depth: '0', locale, ...query });
    const answer = await submit({
      action: `${config.routes.api}/${collectionSlug}${record}?${parameters}`,
      overrides: { _status: 'published' },
    });
    if (!answer?.res?.ok) return false;
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
    setHasPublishedDoc(true);
    return true;
  };
}
