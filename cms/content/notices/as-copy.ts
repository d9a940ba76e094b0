/** What a copy of a notice takes over: the words in English, to be changed, and neither their translation nor the days. */
import { asRecord } from '@college/contract/as-record';
import type { Field, FieldHook } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';

/** Asked for each language, and not told which. */
const englishAlone: FieldHook = ({ field, siblingData, value }) => {
  const { name } = asRecord(field);
  const inLanguages: unknown = typeof name === 'string' && siblingData[name];
  return asRecord(inLanguages)[mainLocale()] === value ? value : undefined;
};

/** What was said of one day, or of one event. */
const ofItsTime = ['expires', 'deadline', 'importance', 'on_top_until', 'cancelled'];

const today: FieldHook = () => new Date().toISOString();

export const asCopy = (field: Field): Field => {
  if (!('name' in field)) return field;
  if (ofItsTime.includes(field.name)) return { ...field, disableDuplicate: true } as Field;
  const isTranslated = 'localized' in field && field.localized;
  const hook = field.name === 'date' ? today : isTranslated && englishAlone;
  return hook ? ({ ...field, hooks: { beforeDuplicate: [hook] } } as Field) : field;
};
