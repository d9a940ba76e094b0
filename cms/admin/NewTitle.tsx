'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { FormTitle } from './FormTitle.tsx';
import { useSay } from './use-say.ts';

/** A label inside a sentence: “notice or event”, but “MoU”. */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}*(?:\P{L}|$))/u, (letter) => letter.toLowerCase());

/** Names the form of a new record by what it becomes, where Payload shows “[New]”. */
export function NewTitle() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { i18n, t } = useTranslation();
  const { getEntityConfig } = useConfig();
  const say = useSay();
  const { labels } = getEntityConfig({ collectionSlug }) ?? {};
  const label = labels && inSentence(getTranslation(labels.singular, i18n));
  const name = label && say('New {{label}}', { label });
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`;
  return isUntitled && name ? <FormTitle title={name} /> : null;
}
