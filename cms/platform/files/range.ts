export interface Range {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/**
 * Reads a Range header: undefined for the whole file, 'unsatisfiable' if it starts beyond the end.
 * Several ranges get the whole file, which the standard allows.
 */
export function readRange(
  header: string | null,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
