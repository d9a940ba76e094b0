import type { ReactNode } from 'react';

interface Props {
  /** Name of the box, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box that scrolls if its content is long. It takes focus, because a keyboard could not scroll it otherwise. */
export function ScrollBox({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: no field set of a form, and it scrolls
    <div className={className} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
