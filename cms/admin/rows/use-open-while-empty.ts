'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** A row that was just added is there to be written in: it opens, once, also where rows are folded. */
export function useOpenWhileEmpty(path: string, row: number, data: object | undefined): void {
  const { dispatchFields } = useForm();
  const list = path.slice(0, path.lastIndexOf('.'));
  const rows = useFormFields(([fields]) => fields[list]?.rows);
  const isOpened = useRef(false);
  const isEmpty = Object.entries(data ?? {}).every(([name, value]) => name === 'id' || !value);
  const opens = isEmpty && rows?.[row]?.collapsed === true;
  useEffect(() => {
    if (!opens || isOpened.current) return;
    isOpened.current = true;
    const updatedRows = (rows ?? []).map((one, i) =>
      i === row ? { ...one, collapsed: false } : one,
    );
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [opens, rows, row, list, dispatchFields]);
}
