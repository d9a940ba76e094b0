/** What came, what was the same already, what was left out and why. */
/** `kept`: it differs from what came, because somebody changed it here. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Kinds by their names for people. */
export interface Summary {
  came: ({ kind: string } & Record<Outcome, number>)[];
  left: { kind: string; what: string; reason: string }[];
}

export interface Report {
  came: (kind: string, outcome: Outcome) => void;
  skipped: (kind: string, what: string, reason: string) => void;
  summary: () => Summary;
  /** Lines for people. */
  lines: () => string[];
}

/** `nameOf`: how the admin calls a kind of record. */
export function openReport(
  progress: (line: string) => void,
  nameOf: (kind: string) => string = (kind) => kind,
): Report {
  const counts = new Map<string, Record<Outcome, number>>();
  /** What several records lack is said once. */
  const left = new Map<string, Summary['left'][number]>();
  let total = 0;
  const summary = (): Summary => ({
    came: [...counts].map(([kind, count]) => ({ kind: nameOf(kind), ...count })),
    left: [...left.values()],
  });
  return {
    came(kind, outcome) {
      const isFirst = !counts.has(kind);
      const count = counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0, kept: 0 };
      count[outcome] += 1;
      counts.set(kind, count);
      total += 1;
      if (isFirst) progress(`Import: the first of ${nameOf(kind)} is there.`);
      if (total % 50 === 0) progress(`Import: ${total} so far, now ${nameOf(kind)}.`);
    },
    skipped(kind, what, reason) {
      left.set(`${kind} ${what} ${reason}`, { kind: nameOf(kind), what, reason });
    },
    summary,
    lines: () => linesOf(summary()),
  };
}

const linesOf = ({ came, left }: Summary): string[] => [
  ...came.map(
    ({ kind, created, updated, unchanged, kept }) =>
      `${kind}: ${created} new, ${updated} changed, ${unchanged} as before${kept > 0 ? `, ${kept} kept` : ''}`,
  ),
  ...leftOut(left.map(({ kind, what, reason }) => `${kind} ${what}: ${reason}`)),
];

const leftOut = (left: readonly string[]): string[] =>
  left.length === 0
    ? ['Nothing was left out.']
    : [
        `Left out: ${left.length}. Mend these where they come from and run the import again, or write them in the admin.`,
        ...left.map((line) => `  ${line}`),
      ];
