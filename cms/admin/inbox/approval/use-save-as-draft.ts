'use client';
import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';

/** Saves the form as a draft with extra fields, and shows a message if it worked. */
export function useSaveAsDraft() {
  const { id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  return async (also: { handed_in_at?: string; handed_back?: string }, message: string) => {
    const answer = await submit({
      disableSuccessStatus: true,
      action: `/api/employees/${id}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
      method: 'PATCH',
      overrides: { _status: 'draft', ...also },
    });
    if (answer?.res?.ok) toast.success(message);
    setUnpublishedVersionCount((count) => count + 1);
  };
}
