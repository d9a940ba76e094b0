'use client';
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';

/** Saves the form as a draft, as Payload's own button does, with something of which the form knows nothing. */
export function useSaveAsDraft() {
  const { id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  return async (also: { handed_in_at?: string; handed_back?: string }) => {
    await submit({
      action: `/api/employees/${id}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
      method: 'PATCH',
      overrides: { _status: 'draft', ...also },
    });
    setUnpublishedVersionCount((count) => count + 1);
  };
}
