/**
 * Rules for duplicating a notice: texts of the main language stay, translations and dates are
 * dropped.
 */
import { asRecord } from '@college/contract/as-record';
import type { Field, FieldHook } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';

/**
 * Keeps the text of the main language and drops all others. Payload calls this hook once per
 * language without naming it, so values are compared.
 */
const keepMainLanguage: FieldHook = ({ field, siblingData, value }) => {
  const { name } = asRecord(field);
  const inLanguages: unknown = typeof name === 'string' && siblingData[name];
  return asRecord(inLanguages)[mainLocale()] === value ? value : undefined;
};

/** Fields about the original date or event, which a copy drops. */
const droppedFields = ['expires', 'deadline', 'importance', 'on_top_until', 'cancelled'];

const today: FieldHook = () => new Date().toISOString();

export const withDuplicateRules = (field: Field): Field => {
  if (!('name' in field)) return field;
  if (droppedFields.includes(field.name)) return { ...field, disableDuplicate: true } as Field;
  const isTranslated = 'localized' in field && field.localized;
  const hook = field.name === 'date' ? today : isTranslated && keepMainLanguage;
  return hook ? ({ ...field, hooks: { beforeDuplicate: [hook] } } as Field) : field;
};
