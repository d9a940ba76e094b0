import { pathIn } from '@college/contract/locales';
import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';

interface Props {
  /** A path of ours from the root, without language prefix; or an address elsewhere. */
  to: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
  /** Read aloud instead of the text, which it begins with; only for a page of ours. */
  label?: string;
}

/**
 * A link, in the language of its page. There is no router in the browser, so it is an anchor; React Router's own
 * costs a fifth of the home page's rendering. Addresses elsewhere open in a new tab, and say so; files
 * open as files.
 */
export function Link({ to, children, className, current, label }: Props) {
  const { strings, locale } = usePageContext();
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
    <a
      href={pathIn(locale, to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </a>
  );
}
