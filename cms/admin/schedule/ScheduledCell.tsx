import { Pill } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { scheduledText } from '../../platform/time-zone/moment.ts';
import { readScheduled } from './read-scheduled.ts';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

/** Scheduled changes of a record, in a list. */
export async function ScheduledCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const planned = await readScheduled(payload);
  const own = planned.filter(
    ({ collection, id }) => collection === collectionSlug && id === rowData.id,
  );
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  return own.map(({ at, publishes }) => (
    <Pill key={at} size="small">
      {scheduledText(i18n.language, { at, publishes }, defaultTimezone)}
    </Pill>
  ));
}
