import type { Alumnus } from '@college/contract/entities';

export interface Batch {
  /** `YYYY - YYYY`; '' for those of whom it is not known. */
  name: string;
  alumni: Alumnus[];
}

const start = ({ name }: Batch): number => Number(/\d{4}/.exec(name)?.[0] ?? Number.MAX_VALUE);

/** A department's alumni by batch, in the order of the years in which they began; unknown ones last. */
export function batchesOf(alumni: readonly Alumnus[]): Batch[] {
  const byName = Map.groupBy(alumni, ({ batch }) => batch.trim());
  return [...byName]
    .map(([name, members]) => ({ name, alumni: members }))
    .sort((a, b) => start(a) - start(b) || a.name.localeCompare(b.name));
}
