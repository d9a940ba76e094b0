'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { useOpenWhileEmpty } from './use-open-while-empty.ts';

interface Props {
  /** In every language of the admin. */
  singular: Record<string, string>;
  /** Columns that tell one row from another, the best first. */
  columns: string[];
}

/** What a folded row is called: its title or name, so that nobody opens each to find one. */
export function RowTitle({ singular, columns }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  useOpenWhileEmpty(path, rowNumber, data);
  const { language, fallbackLanguage } = useTranslation().i18n;
  const kind = singular[language] ?? singular[fallbackLanguage] ?? '';
  const words = columns
    .map((column) => wordsIn(data?.[column]))
    .find((value) => value.trim() !== '');
  const number = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${rowNumber + 1}`;
  return <>{words ? `${rowNumber + 1}. ${words}` : number}</>;
}

/** A field may hold several texts. */
const wordsIn = (value: unknown): string =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string')
    .join(', ');
