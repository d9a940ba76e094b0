import type { ReactNode } from 'react';

interface Props {
  /** What is in it, said aloud. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box that scrolls when its content is long; without its stop by keyboard, some could not read it. */
export function ScrollBox({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: no field set of a form, and it scrolls
    <div className={className} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
