import type { SelectFieldClientProps, SelectFieldServerProps } from 'payload';
import { readHiddenPlacesOf } from '../../content/site-map/hidden-places.ts';
import { PlaceSelect } from './PlaceSelect.tsx';

/** Select for the place of a record, without places of hidden pages. */
export async function PlaceField(props: SelectFieldServerProps) {
  const { clientField, collectionSlug, path, payload, permissions, readOnly, schemaPath } = props;
  const hidden = await readHiddenPlacesOf(collectionSlug, payload);
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
