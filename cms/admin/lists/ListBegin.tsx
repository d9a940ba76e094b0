'use client';
import { useListQuery } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';
import type { MenuLink } from './import-links.ts';

interface Props {
  canCreate: boolean;
  links: readonly MenuLink[];
}

/** How to begin, in a list without any record. A list in which a search or filter finds nothing has Payload's message. */
export function ListBegin({ canCreate, links }: Props) {
  const { data, query } = useListQuery();
  const say = useSay();
  const isFiltered = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0;
  if (data?.docs.length || isFiltered) return null;
  return (
    <div className="list-begin">
      <h3>{say('Nothing has been added yet.')}</h3>
      {canCreate && <p>{say('Add the first record with the button below.')}</p>}
      {links.map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </div>
  );
}
