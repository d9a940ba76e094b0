import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { asSystem } from '../../access.ts';
import { CHANGED, type InAllLanguages } from '../../platform/translations/translation-state.ts';
import { TranslationPills } from './TranslationPills.tsx';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
> & { words: string[] };

/** Missing translations of a record, in a list. Reads all languages, because a row has only one. */
export async function TranslationCell({ collectionSlug, i18n, payload, rowData, words }: Props) {
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
