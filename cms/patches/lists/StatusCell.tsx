import type { DefaultServerCellComponentProps } from 'payload';
import { visibleStatus } from './status.ts';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

/** List cell that shows if visitors see a record. */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const { id, _status } = rowData;
  const status = await visibleStatus(
    { payload, collection: collectionSlug as 'notices' },
    { id: Number(id), _status },
  );
  return i18n.t(`version:${status}`);
}
