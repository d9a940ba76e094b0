/** What came, what was the same already, what was left out and why. */
export type Outcome = 'created' | 'updated' | 'unchanged';

export interface Report {
  came: (kind: string, outcome: Outcome) => void;
  skipped: (kind: string, what: string, reason: string) => void;
  /** Lines for people. */
  lines: () => string[];
}

/** `nameOf`: how the admin calls a kind of record. */
export function openReport(
  progress: (line: string) => void,
  nameOf: (kind: string) => string = (kind) => kind,
): Report {
  const counts = new Map<string, Record<Outcome, number>>();
  const left: string[] = [];
  let total = 0;
  return {
    came(kind, outcome) {
      const isFirst = !counts.has(kind);
      const count = counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0 };
      count[outcome] += 1;
      counts.set(kind, count);
      total += 1;
      if (isFirst) progress(`Import: the first of ${nameOf(kind)} is there.`);
      if (total % 50 === 0) progress(`Import: ${total} so far, now ${nameOf(kind)}.`);
    },
    skipped(kind, what, reason) {
      left.push(`${nameOf(kind)} ${what}: ${reason}`);
    },
    lines: () => [
      ...[...counts].map(
        ([kind, { created, updated, unchanged }]) =>
          `${nameOf(kind)}: ${created} new, ${updated} changed, ${unchanged} as before`,
      ),
      ...leftOut(left),
    ],
  };
}

const leftOut = (left: readonly string[]): string[] =>
  left.length === 0
    ? ['Nothing was left out.']
    : [
        `Left out: ${left.length}. Mend these where they come from and run the import again, or write them in the admin.`,
        ...left.map((line) => `  ${line}`),
      ];
