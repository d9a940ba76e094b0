import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useStrings } from '../context.ts';

interface Props {
  to: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
}

/** A link. Addresses elsewhere open in a new tab, and say so; files open as files. */
export function Link({ to, children, className, current }: Props) {
  const strings = useStrings();
  if (/^https?:/.test(to))
    return (
      <a href={to} className={className} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {strings.layout.opensNewTab}</span>
      </a>
    );
  if (/^(mailto:|tel:|#|\/files\/)/.test(to))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  return (
    <RouterLink to={to} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </RouterLink>
  );
}
