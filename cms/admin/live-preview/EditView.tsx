'use client';
import { asRecord } from '@college/contract/as-record';
import {
  DefaultEditView,
  LivePreviewProvider,
  useConfig,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
  usePreferences,
} from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { ask } from '../../staff-api/ask.ts';
import { showField } from './show-field.ts';

/** Screens that show either the form or the page (`cms/admin/styles/phone.css`). */
const ONE_AT_A_TIME = '(width <= 640px)';

/** Payload's form with its live preview, which Payload itself does not offer before the first save. */
export function EditView(form: DocumentViewClientProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const content = (
    <>
      <LivePreviewLink />
      <DefaultEditView {...form} />
    </>
  );
  if (id || globalSlug) return content;
  const { admin } = getEntityConfig({ collectionSlug: collectionSlug ?? '' });
  return (
    <LivePreviewProvider
      breakpoints={admin.livePreview?.breakpoints}
      isLivePreviewEnabled
      isLivePreviewing={false}
      isPreviewEnabled={false}
      typeofLivePreviewURL="string"
      url={undefined}
    >
      {content}
    </LivePreviewProvider>
  );
}

/**
 * Leads from what is pressed in the page to the field of the form, and gives the preview an address before the first save and
 * when its token has expired.
 */
function LivePreviewLink() {
  const { id = 0, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { getEntityConfig } = useConfig();
  const { iframeRef, setIsLivePreviewing, setURL } = useLivePreviewContext();
  const { getPreference } = usePreferences();
  const collection = collectionSlug ?? globalSlug ?? '';

  const renew = async () => {
    const query = new URLSearchParams({ collection, id: `${id}`, locale });
    const { address } = await ask<{ address: string }>(`/api/preview-address?${query}`);
    setURL(address);
  };
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (!source || source !== iframeRef.current?.contentWindow) return;
    const { field, expired } = asRecord(data);
    const fields = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? [];
    if (typeof field === 'string') {
      if (matchMedia(ONE_AT_A_TIME).matches) setIsLivePreviewing(false);
      void showField(field, fields);
    }
    // Without an answer the page stays as it is, and says so.
    if (expired === true) renew().catch(() => {});
  };
  const begin = async () => {
    await renew();
    const preference = await getPreference(`collection-${collection}`);
    if (asRecord(preference).editViewType === 'live-preview') setIsLivePreviewing(true);
  };
  // The newest of each, so that the browser listens once.
  const latest = useRef({ begin, onMessage });
  latest.current = { begin, onMessage };

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => latest.current.onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const isNew = collectionSlug !== undefined && id === 0;
  useEffect(() => {
    // Accounts that may not create one do not see this form.
    if (isNew) latest.current.begin().catch(() => {});
  }, [isNew]);
  return null;
}
