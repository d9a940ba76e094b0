import type { DefaultServerCellComponentProps } from 'payload';
import { shownStatus } from './status.ts';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

/** In a list: whether visitors see a record. */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const { id, _status } = rowData;
  const shown = await shownStatus(
    { payload, collection: collectionSlug as 'notices' },
    { id: Number(id), _status },
  );
  return i18n.t(`version:${shown}`);
}
