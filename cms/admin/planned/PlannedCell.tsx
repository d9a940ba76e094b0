import { Pill } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { plannedText } from './planned-text.ts';
import { readPlanned } from './read-planned.ts';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

/** In a list. */
export async function PlannedCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const planned = await readPlanned(payload);
  const own = planned.filter(
    ({ collection, id }) => collection === collectionSlug && id === rowData.id,
  );
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  return own.map(({ at, publishes }) => (
    <Pill key={at} size="small">
      {plannedText(i18n.language, { at, publishes }, defaultTimezone)}
    </Pill>
  ));
}
