import { useEffect, useState } from 'react';

type Problems<Field extends string> = Partial<Record<Field, string>>;

/** Keeps the problems of the last check and drops those that the visitor has corrected. */
export function useProblems<Field extends string>(initial: Problems<Field> = {}) {
  const [lastCheck, setLastCheck] = useState(initial);
  const [problems, setProblems] = useState(initial);
  return {
    /** Problems of the last check; a new object for each check. */
    lastCheck,
    problems,
    setAll(all: Problems<Field>) {
      setLastCheck(all);
      setProblems(all);
    },
    /** Clears the problems of fields that are correct now. Other fields wait for the next check. */
    clear: (...fields: Field[]) =>
      setProblems((last) =>
        fields.some((field) => last[field]) ? without(last, new Set<string>(fields)) : last,
      ),
  };
}

const without = <Field extends string>(problems: Problems<Field>, fields: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !fields.has(field)),
  ) as Problems<Field>;

/** Shows a sentence in the page's toast whenever `trigger` changes. */
export function useToast(sentence: string | undefined, trigger: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new trigger shows the same sentence again
  useEffect(() => {
    // An event, because the toast belongs to the page's own script, which loads without React.
    if (sentence) dispatchEvent(new CustomEvent('toast', { detail: sentence }));
  }, [trigger]);
}
