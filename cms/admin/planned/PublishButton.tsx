'use client';
import { PublishButton as PayloadsButton, useDocumentInfo, useModal } from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useEffect } from 'react';

/** Payload proposes to take off the website what was saved and not changed since, also a draft that never was there. */
export function PublishButton(props: PublishButtonClientProps) {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const plan = `schedule-publish-${id}`;
  const proposes = isModalOpen(plan);
  useEffect(() => {
    if (proposes)
      document.querySelector<HTMLElement>(`[id^="field-${plan}-type-publish"]`)?.click();
  }, [plan, proposes]);
  return <PayloadsButton {...props} />;
}
