import { quarters } from '@college/contract/days/quarters';
import { notFound } from '../../layout/errors/not-found.tsx';
import type { QuarterRange } from '../../records/quarters.ts';

/** `?from=2024-1st&to=2025-4th`; a 404 where an end is no quarter. */
export function askedQuarters({ searchParams }: URL, today: string): QuarterRange {
  const all = quarters(Number(today.slice(0, 4)));
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
  for (const end of [from, to]) if (end && !all.includes(end)) throw notFound();
  return { all, from: from ?? '', to: to ?? '' };
}
