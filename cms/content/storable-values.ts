/**
 * Refuses values that SQLite would keep as they are and Postgres cannot store: unknown choices, dates
 * that are none, and words in place of numbers. Payload validates no drafts.
 */
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
import { dateRefusal, storedDate } from '../time-zone/stored-date.ts';
import { labelIn } from '../words/languages.ts';

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
  const message = refusal(req, String(value));
  const label = labelIn(req.i18n.language, 'label' in field && field.label);
  throw new ValidationError({ errors: [{ label, message, path: path.join('.') }] }, req.t);
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

/** Adds the check to every field of these kinds, after its own hooks. */
export function refuseUnstorableValues(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback({ field }) {
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
