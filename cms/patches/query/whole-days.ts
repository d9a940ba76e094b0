/**
 * Filters lists by whole days. Payload's date picker sends a day in India as 11:30 in UTC, because it drops the half hour of the
 * zone, but days are stored at noon: “equals” found nothing, and “is greater than” found the day itself.
 *
 * Upstream: none found; elements/DatePicker calls `setHours(12 - tzOffset, 0)`.
 * Until: cms/patches/query/whole-days.test.ts passes without it.
 */
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  SanitizedConfig,
  Where,
} from 'payload';
import { dayBounds } from '../../time-zone/dates.ts';
import { type Change, changeConditions } from './change-conditions.ts';
import { fieldAtEnd, fieldsOf } from './own-fields.ts';

type Bounds = ReturnType<typeof dayBounds>;

/** Conditions for moments, by the operator for days. */
const conditions: Record<string, (path: string, day: Bounds) => Where> = {
  equals: (path, { from, until }) => ({ [path]: { greater_than_equal: from, less_than: until } }),
  not_equals: (path, { from, until }) => ({
    or: [
      { [path]: { less_than: from } },
      { [path]: { greater_than_equal: until } },
      { [path]: { exists: false } },
    ],
  }),
  greater_than: (path, { until }) => ({ [path]: { greater_than_equal: until } }),
  greater_than_equal: (path, { from }) => ({ [path]: { greater_than_equal: from } }),
  less_than: (path, { from }) => ({ [path]: { less_than: from } }),
  less_than_equal: (path, { until }) => ({ [path]: { less_than: until } }),
};

/** Conditions on moments instead of one on days. */
function inWholeDays(path: string, operator: string, value: unknown): Where | undefined {
  const moment = new Date(value instanceof Date ? value : String(value || ''));
  return Number.isNaN(moment.getTime())
    ? undefined
    : conditions[operator]?.(path, dayBounds(moment));
}

const pickerOf = (field: FlattenedField | 'record' | undefined) =>
  field !== 'record' && field?.type === 'date'
    ? (field.admin?.date?.pickerAppearance ?? 'default')
    : undefined;

const filterByDays: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { where, includeLockStatus } = asRecord(args);
  if (overrideAccess || !req.user || !where) return;
  const fields = fieldsOf(req.payload, collection.slug);
  // Lists and bulk actions have a day that somebody chose. Other reads compare the moments of saves.
  const isChosen = includeLockStatus || ['update', 'delete', 'count'].includes(operation);
  const isDay = (path: string) => {
    const picker = pickerOf(fieldAtEnd(fields, path));
    return picker === 'dayOnly' || Boolean(isChosen && picker === 'default');
  };
  const change: Change = (path, ...condition) =>
    isDay(path) ? inWholeDays(path, ...condition) : undefined;
  return { ...args, where: changeConditions(where as Where, change) };
};

/** Adds the change after the check of queries. */
export function filterListsByDays(sanitized: SanitizedConfig): void {
  for (const { slug, hooks } of sanitized.collections)
    if (!slug.startsWith('payload-'))
      hooks.beforeOperation = [filterByDays, ...hooks.beforeOperation];
}
