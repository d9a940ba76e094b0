export interface Range {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * Reads a Range header: undefined for the whole file, 'unsatisfiable' when it lies beyond its end.
 * Several ranges at once are answered with the whole file, as the standard allows.
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
