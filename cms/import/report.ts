/** What came, what was the same already, what was left out and why. */
export type Outcome = 'created' | 'updated' | 'unchanged';

export interface Report {
  came: (kind: string, outcome: Outcome) => void;
  skipped: (kind: string, what: string, reason: string) => void;
  /** Lines for people. */
  lines: () => string[];
  /** Whether anything was created or updated. */
  changed: () => boolean;
}

export function openReport(progress: (line: string) => void): Report {
  const counts = new Map<string, Record<Outcome, number>>();
  const left: string[] = [];
  let total = 0;
  return {
    came(kind, outcome) {
      const count = counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0 };
      count[outcome] += 1;
      counts.set(kind, count);
      total += 1;
      if (total % 100 === 0) progress(`Import: ${total} records so far, now ${kind}.`);
    },
    skipped(kind, what, reason) {
      left.push(`${kind} ${what}: ${reason}`);
    },
    changed: () => [...counts.values()].some(({ created, updated }) => created > 0 || updated > 0),
    lines: () => [
      ...[...counts].map(
        ([kind, { created, updated, unchanged }]) =>
          `${kind}: ${created} new, ${updated} changed, ${unchanged} as before`,
      ),
      left.length === 0 ? 'Nothing was left out.' : `Left out: ${left.length}`,
      ...left.map((line) => `  ${line}`),
    ],
  };
}
