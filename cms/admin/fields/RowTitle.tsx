'use client';
import { useForm, useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

interface Props {
  /** Labels by language of the admin. */
  singular: Record<string, string>;
  /** Columns that identify a row, the best first. */
  columns: string[];
}

/** Title of a collapsed row, taken from its title or name. */
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
    .filter((item) => typeof item === 'string')
    .join(', ');

/** Opens a new row once, even if rows are collapsed. */
function useOpenWhileEmpty(path: string, row: number, data: object | undefined): void {
  const { dispatchFields } = useForm();
  const list = path.slice(0, path.lastIndexOf('.'));
  const rows = useFormFields(([fields]) => fields[list]?.rows);
  const isOpened = useRef(false);
  const isEmpty = Object.entries(data ?? {}).every(([name, value]) => name === 'id' || !value);
  const opens = isEmpty && rows?.[row]?.collapsed === true;
  useEffect(() => {
    if (!opens || isOpened.current) return;
    isOpened.current = true;
    const updatedRows = (rows ?? []).map((item, i) =>
      i === row ? { ...item, collapsed: false } : item,
    );
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [opens, rows, row, list, dispatchFields]);
}
