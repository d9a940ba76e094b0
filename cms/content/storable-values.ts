/**
 * Refuses values that SQLite would keep as they are and Postgres cannot store: unknown choices, dates
 * that are none, and words in place of numbers. Refuses rich texts and JSON that nobody could read
 * again, and leaves them out of what is read. Payload validates no drafts.
 */
import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '@college/contract/as-record';
import {
  type DateField,
  type Field,
  type FieldHook,
  type PayloadRequest,
  type SanitizedConfig,
  type TabAsField,
  traverseFields,
  ValidationError,
} from 'payload';
import type { JsonColumn } from '../platform/database/json-column.ts';
import { isRichText } from '../rich-text/rich-text-schema.ts';
import { dateRefusal, storedDate } from '../time-zone/stored-date.ts';
import { labelIn } from '../words/languages.ts';
import { say } from '../words/say.ts';

type AnyField = Field | TabAsField;
/** The value as both databases store it; undefined if they cannot. */
type Stored = (value: unknown, field: AnyField) => unknown;

function storedChoice(value: unknown, field: AnyField): unknown {
  const options = 'options' in field ? field.options : [];
  const choices: unknown[] = options.map((each) => (typeof each === 'string' ? each : each.value));
  return valuesOf(value, field).every((choice) => choices.includes(choice)) ? value : undefined;
}

const storedNumber = (value: unknown, field: AnyField): unknown =>
  valuesOf(value, field).every(Number.isFinite) ? value : undefined;

const valuesOf = (value: unknown, field: AnyField): unknown[] =>
  'hasMany' in field && field.hasMany ? [value].flat() : [value];

type Refusal = (req: PayloadRequest, value: string) => string;
const notADate: Refusal = ({ i18n }, value) => dateRefusal(i18n.language, value) ?? '';
const notAChoice: Refusal = ({ t }, value) => t('validation:invalidSelection', { value });

const kinds = {
  date: [storedDate, notADate],
  number: [storedNumber, ({ t }, value) => t('validation:enterNumber', { value })],
  radio: [storedChoice, notAChoice],
  select: [storedChoice, notAChoice],
} as const satisfies Partial<Record<AnyField['type'], [Stored, Refusal]>>;

/** A value that is stored already is not refused, because it may be in a field that the form hides. */
const refuseUnstorable: FieldHook = ({ field, path, previousValue, req, value }) => {
  if (value === undefined || value === null || value === previousValue) return value;
  if (value === '') return null;
  const [read, refusal] = kinds[field.type as keyof typeof kinds];
  const stored = read(value, field);
  if (stored !== undefined) return stored;
  throw fieldError(field, path, refusal(req, String(value)), req);
};

function fieldError(
  field: AnyField,
  path: readonly (string | number)[],
  message: string,
  req: PayloadRequest,
): ValidationError {
  const label = labelIn(req.i18n.language, 'label' in field && field.label);
  return new ValidationError({ errors: [{ label, message, path: path.join('.') }] }, req.t);
}

/** Before Payload's own hooks of rich texts, which fail on a text of another structure. */
const refuseUnreadableText: FieldHook = ({ field, path, req, value }) => {
  if (value === '') return null;
  if (value === undefined || value === null || isRichText(value)) return value;
  const message = say(
    req.i18n.language,
    'This text has a structure that the editor cannot read. Write it in the editor.',
  );
  throw fieldError(field, path, message, req);
};

/** Records with a text that was left out, each reported once. */
const reported = new Set<string>();

/** An empty text instead of one that the pages and the editor could not read. Older versions stored some. */
const leaveOutUnreadableText: FieldHook = ({ collection, data, global, path, req, value }) => {
  if (value === undefined || value === null || isRichText(value)) return value;
  const record = `${(collection ?? global)?.slug} ${asRecord(data).id ?? ''}`;
  if (!reported.has(record)) {
    reported.add(record);
    req.payload.logger.error(`The text ${path.join('.')} of ${record} cannot be read.`);
  }
  return null;
};

/** The check of JSON columns. A value of another shape that is stored already is not refused. */
const refuseUnreadableJson =
  (columns: readonly JsonColumn<unknown>[]): FieldHook =>
  ({ collection, field, global, path, previousValue, req, value }) => {
    const slug = (collection ?? global)?.slug;
    const column = columns.find((each) => each.slug === slug && each.name === field.name);
    if (!column || value === undefined || value === null || column.accepts(value)) return value;
    if (isDeepStrictEqual(value, previousValue)) return value;
    const message = say(
      req.i18n.language,
      'The value of {{field}} has a structure that the program cannot read.',
      { field: path.join('.') },
    );
    throw fieldError(field, path, message, req);
  };

/** Fields whose dates are read already. Collections share some fields. */
const readDates = new WeakSet<DateField>();

/** Reads typed dates in a field, and shows times in the time zone of the college. */
function readTypedDates(field: DateField): void {
  if (readDates.has(field)) return;
  readDates.add(field);
  const { admin, validate } = field;
  field.admin = {
    ...admin,
    components: { Field: '/admin/fields/DayField.tsx#DayField', ...admin?.components },
  };
  // Forms call this while somebody types. Payload's own check accepts whatever `new Date` guesses.
  field.validate = (value, options) =>
    dateRefusal(options.req.i18n.language, value) ?? validate?.(value, options) ?? true;
}

/** Fields whose rich text or JSON is checked already. */
const checkedShapes = new WeakSet<AnyField>();

function checkShape(field: Field, refuseJson: FieldHook): void {
  if (checkedShapes.has(field)) return;
  checkedShapes.add(field);
  const { beforeValidate = [], afterRead = [] } = ('hooks' in field && field.hooks) || {};
  if (field.type === 'json')
    field.hooks = { ...field.hooks, beforeValidate: [...beforeValidate, refuseJson] };
  if (field.type === 'richText')
    field.hooks = {
      ...field.hooks,
      beforeValidate: [...beforeValidate, refuseUnreadableText],
      afterRead: [leaveOutUnreadableText, ...afterRead],
    };
}

/** Adds the check to every field of these kinds, after its own hooks. `columns` are all JSON columns of ours. */
export function refuseUnstorableValues(
  config: SanitizedConfig,
  columns: readonly JsonColumn<unknown>[],
): SanitizedConfig {
  const refuseJson = refuseUnreadableJson(columns);
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback({ field }) {
        if (field.type === 'json' || field.type === 'richText') checkShape(field, refuseJson);
        if (!(field.type in kinds) || !('hooks' in field)) return;
        if (field.type === 'date') readTypedDates(field);
        const before = field.hooks?.beforeChange ?? [];
        // Collections share some fields.
        if (!before.includes(refuseUnstorable))
          field.hooks = { ...field.hooks, beforeChange: [...before, refuseUnstorable] };
      },
    });
  return config;
}
