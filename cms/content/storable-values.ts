/**
 * Refuses values that SQLite would keep as they are and Postgres cannot store: unknown choices, dates
 * beyond four digits of the year, and words in place of numbers. Payload validates no drafts.
 */
import {
  type Field,
  type FieldHook,
  type SanitizedConfig,
  type TabAsField,
  traverseFields,
  ValidationError,
} from 'payload';
import { labelIn } from '../words/languages.ts';

type AnyField = Field | TabAsField;
/** The value as both databases store it; undefined if they cannot. */
type Stored = (value: unknown, field: AnyField) => unknown;

/** An ISO date and time, because databases read other spellings differently. */
function storedDate(value: unknown): string | undefined {
  const date = new Date(value as string | number | Date);
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
}

function storedChoice(value: unknown, field: AnyField): unknown {
  const options = 'options' in field ? field.options : [];
  const choices: unknown[] = options.map((each) => (typeof each === 'string' ? each : each.value));
  return valuesOf(value, field).every((choice) => choices.includes(choice)) ? value : undefined;
}

const storedNumber = (value: unknown, field: AnyField): unknown =>
  valuesOf(value, field).every(Number.isFinite) ? value : undefined;

const valuesOf = (value: unknown, field: AnyField): unknown[] =>
  'hasMany' in field && field.hasMany ? [value].flat() : [value];

const kinds = {
  date: [storedDate, 'validation:notValidDate'],
  number: [storedNumber, 'validation:enterNumber'],
  radio: [storedChoice, 'validation:invalidSelection'],
  select: [storedChoice, 'validation:invalidSelection'],
} as const satisfies Partial<Record<AnyField['type'], [Stored, string]>>;

/** A value that is stored already is not refused, because it may be in a field that the form hides. */
const refuseUnstorable: FieldHook = ({ field, path, previousValue, req, value }) => {
  if (value === undefined || value === null || value === previousValue) return value;
  if (value === '') return null;
  const [read, refusal] = kinds[field.type as keyof typeof kinds];
  const stored = read(value, field);
  if (stored !== undefined) return stored;
  const message = req.t(refusal, { value: String(value) });
  const label = labelIn(req.i18n.language, 'label' in field && field.label);
  throw new ValidationError({ errors: [{ label, message, path: path.join('.') }] }, req.t);
};

/** Adds the check to every field of these kinds, after its own hooks. */
export function refuseUnstorableValues(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback({ field }) {
        if (!(field.type in kinds) || !('hooks' in field)) return;
        const before = field.hooks?.beforeChange ?? [];
        // Collections share some fields.
        if (!before.includes(refuseUnstorable))
          field.hooks = { ...field.hooks, beforeChange: [...before, refuseUnstorable] };
      },
    });
  return config;
}
