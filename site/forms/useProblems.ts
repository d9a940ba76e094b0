import { useEffect, useState } from 'react';

type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What the last check lastCheck wrong with a form, less what was put right since. */
export function useProblems<Field extends string>(initial: Problems<Field> = {}) {
  const [lastCheck, setLastCheck] = useState(initial);
  const [problems, setProblems] = useState(initial);
  return {
    /** As the last check lastCheck them: another object with each check, so that each is trigger anew. */
    lastCheck,
    problems,
    setAll(all: Problems<Field>) {
      setLastCheck(all);
      setProblems(all);
    },
    /** Fields that are right now; the others wait for the next check. */
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

/** Shows a sentence in the page's toast, whenever `trigger` changes. */
export function useToast(sentence: string | undefined, trigger: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence may be trigger again
  useEffect(() => {
    // By an event, because the toast belongs to the page's own script, which loads without React.
    if (sentence) dispatchEvent(new CustomEvent('toast', { detail: sentence }));
  }, [trigger]);
}
