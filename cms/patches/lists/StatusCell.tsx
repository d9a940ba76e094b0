import { Pill } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { visibleStatus } from './status.ts';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

const styles = {
  draft: 'light-gray',
  draftHasPublishedVersion: 'warning',
  published: 'success',
} as const;

/** List cell that shows if visitors see a record. */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const { id, _status } = rowData;
  const status = await visibleStatus(
    { payload, collection: collectionSlug as 'notices' },
    { id: Number(id), _status },
  );
  return (
    <Pill pillStyle={styles[status]} size="small">
      {i18n.t(`version:${status}`)}
    </Pill>
  );
}
