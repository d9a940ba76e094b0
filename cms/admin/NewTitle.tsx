'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useSay } from './use-say.ts';

/** A label inside a sentence: “notice or event”, but “MoU”. */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}*(?:\P{L}|$))/u, (letter) => letter.toLowerCase());

/** Names a form by what its record is about, where Payload shows a code. */
export function FormTitle({ title }: { title: string }) {
  const { title: current, setDocumentTitle } = useDocumentTitle();
  useEffect(() => {
    if (current === title) return;
    // In the next frame, because Payload sets its own title in this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(title));
    return () => cancelAnimationFrame(frame);
  }, [current, title, setDocumentTitle]);
  return null;
}

/** Names the form of a new record by what it becomes, where Payload shows “[New]”. */
export function NewTitle() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { i18n, t } = useTranslation();
  const { getEntityConfig } = useConfig();
  const say = useSay();
  const { labels } = getEntityConfig({ collectionSlug }) ?? {};
  const label = labels && inSentence(getTranslation(labels.singular, i18n));
  const name = label && say('New {{label}}', { label });
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`;
  useEffect(() => {
    if (!isUntitled || !name) return;
    // In the next frame, because Payload sets its own title in this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [isUntitled, name, setDocumentTitle]);
  return null;
}
