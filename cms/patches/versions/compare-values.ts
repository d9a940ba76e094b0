/**
 * Compares days and choices of two versions as the form shows them (compared-text.ts). Payload shows a day with the time of noon
 * in UTC, an empty choice as “null”, and several choices as JSON.
 *
 * Upstream: none found; Version/RenderFieldsToDiff/fields/Select calls `JSON.stringify`, and Date ignores the field's format.
 * Until: cms/patches/versions/compare-values.test.ts passes without it.
 */
import {
  type DateField,
  type RadioField,
  type SanitizedConfig,
  type SelectField,
  traverseFields,
} from 'payload';

const isCompared = (field: { type: string }): field is SelectField | RadioField | DateField =>
  field.type === 'select' ||
  field.type === 'radio' ||
  (field.type === 'date' && isDay(field as DateField));
const isDay = ({ admin }: DateField) => admin?.date?.pickerAppearance === 'dayOnly';

const components = { Diff: '/patches/versions/ValueDiff.tsx#ValueDiff' };

export function compareValues(sanitized: SanitizedConfig): void {
  for (const { fields } of [...sanitized.collections, ...sanitized.globals])
    traverseFields({
      config: sanitized,
      fields,
      callback({ field }) {
        if (!isCompared(field)) return;
        field.admin ??= {};
        field.admin.components = { ...field.admin.components, ...components };
      },
    });
}
