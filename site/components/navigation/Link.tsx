import type { Upload } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import type { ReactNode } from 'react';
import { isHidden, usePageContext } from '../../context.ts';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import { otherSiteAt } from './other-sites.ts';

interface Props {
  /** A path of the site without language prefix, or an address of another site. */
  to: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
  /** The file at `to`, whose type and size are then shown. Without it, only the type in the address is. */
  file?: Upload | undefined;
  /** Text for screen readers. It begins with the visible text, and only links within the site have it. */
  label?: string;
}

/**
 * A link in the language of its page. It is a plain anchor, because no router runs in the browser and React Router's
 * own link costs a fifth of the home page's rendering time. Other sites have a sign and open in a new tab. Only the
 * text is left of a link to a page that the college hid.
 */
export function Link({ to, children, className, current, file, label }: Props) {
  const { strings, locale, hidden, siteUrl } = usePageContext();
  const otherSite = otherSiteAt(to, siteUrl);
  if (otherSite !== undefined)
    return (
      <a href={to} className={className} data-other-site={otherSite} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">{` ${strings.layout.otherSite}`}</span>
      </a>
    );
  if (to.startsWith('/files/'))
    return (
      <a href={to} className={className}>
        {children} <FileFacts file={file ?? { ext: /\.(\w+)$/.exec(to)?.[1] ?? '' }} />
      </a>
    );
  if (/^(https?:|mailto:|tel:|#)/.test(to))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  if (isHidden(to, hidden)) return children;
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
