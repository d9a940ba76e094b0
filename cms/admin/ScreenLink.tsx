import { isEntityHidden } from 'payload';
import type { ReactNode } from 'react';
import type { Viewer } from './viewer.ts';

/**
 * True if the account has the screen of a collection or global at this address. Payload answers 404
 * for those that it hides from the menu of the account, even if the account may read their records.
 */
export function hasScreen(href: string, { payload, user }: Viewer): boolean {
  const [, kind, slug] = /^\/admin\/(collections|globals)\/([\w-]+)/.exec(href) ?? [];
  const entity = [...payload.config.collections, ...payload.config.globals].find(
    (config) => config.slug === slug,
  );
  return (
    kind === undefined ||
    (entity !== undefined && !isEntityHidden({ hidden: entity.admin.hidden, user: user ?? null }))
  );
}

interface Props {
  /** Address of a screen of the admin, such as `/admin/collections/pages/3`. */
  href: string;
  /** Address for accounts without this screen. Without it, they get the text alone. */
  otherwise?: string;
  viewer: Viewer;
  children: ReactNode;
}

/** A link that is offered only to accounts that can open it. */
export function ScreenLink({ href, otherwise, viewer, children }: Props) {
  const address = hasScreen(href, viewer) ? href : otherwise;
  return address ? <a href={address}>{children}</a> : children;
}
