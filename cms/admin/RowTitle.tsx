'use client';
import { useRowLabel } from '@payloadcms/ui';

interface Props {
  singular: string;
  /** Columns that tell one row from another, the best first. */
  columns: string[];
}

/** What a folded row is called: its title or name, so that nobody opens each to find one. */
export function RowTitle({ singular, columns }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const words = columns
    .map((column) => data?.[column])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  const number = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${rowNumber + 1}`;
  return <>{words ? `${rowNumber + 1}. ${words}` : number}</>;
}
