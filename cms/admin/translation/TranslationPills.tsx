import { localeTable } from '@college/contract/locales';
import { Pill } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { asSystem } from '../../access.ts';
import { otherLocales } from '../../platform/college-languages.ts';
import {
  CHANGED,
  type InAllLanguages,
  stateIn,
  stateSentences,
} from '../../platform/translations/translation-state.ts';
import { say } from '../../words/say.ts';

interface Props {
  language: string;
  words: readonly string[];
  record: InAllLanguages;
}

/** Missing or outdated translations of a record. */
export function TranslationPills({ language, words, record }: Props) {
  return otherLocales().map((locale) => {
    const state = stateIn(locale, words, record);
    if (state === 'whole') return null;
    return (
      <Pill key={locale} pillStyle="warning" size="small">
        {localeTable[locale].label}: {say(language, stateSentences[state])}
      </Pill>
    );
  });
}

type CellProps = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'i18n' | 'payload'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>> & { words: readonly string[] };

/** Missing translations of a record, in a list. Reads all languages, because a row has only one. */
export async function TranslationCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
  words,
}: CellProps) {
  // Tables inside forms have no rows at the first render.
  if (!rowData) return null;
  const record: unknown = await payload.findByID({
    collection: collectionSlug as CollectionSlug,
    id: rowData.id,
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    select: Object.fromEntries([...words, CHANGED].map((name) => [name, true])),
    disableErrors: true,
    ...asSystem,
  });
  if (!record) return null;
  return (
    <TranslationPills language={i18n.language} record={record as InAllLanguages} words={words} />
  );
}
