'use client';
import { useSay } from '../use-say.ts';

/** Checkbox as text in a list. */
export function YesNo({ cellData }: { cellData?: unknown }) {
  const say = useSay();
  return cellData ? say('Yes') : '–';
}
