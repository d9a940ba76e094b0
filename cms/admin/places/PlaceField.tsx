import type { SelectFieldClientProps, SelectFieldServerProps } from 'payload';
import { readHiddenPlaces } from '../../content/site-map/hidden-places.ts';
import { PlaceSelect } from './PlaceSelect.tsx';

/** Prefix of codes of the site map by collection: its select says where a record appears. */
const prefixes: Readonly<Record<string, string>> = {
  notices: 'notices',
  members: 'members',
  'evidence-groups': 'evidence',
};

/** Select for the place of a record, without places of hidden pages. */
export async function PlaceField(props: SelectFieldServerProps) {
  const { clientField, collectionSlug, path, payload, permissions, readOnly, schemaPath } = props;
  const prefix = `${prefixes[collectionSlug]}/`;
  const hidden = [...(await readHiddenPlaces(payload))].flatMap((code) =>
    code.startsWith(prefix) ? [code.slice(prefix.length)] : [],
  );
  return (
    <PlaceSelect
      field={clientField as SelectFieldClientProps['field']}
      hidden={hidden}
      path={path}
      permissions={permissions}
      readOnly={readOnly}
      schemaPath={schemaPath}
    />
  );
}
