import { useEffect } from 'react';

/** Shows a sentence in the page's toast, whenever `told` changes. */
export function useToast(sentence: string | undefined, told: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence may be told again
  useEffect(() => {
    // By an event, because the toast belongs to the page's own script, which loads without React.
    if (sentence) dispatchEvent(new CustomEvent('toast', { detail: sentence }));
  }, [told]);
}
