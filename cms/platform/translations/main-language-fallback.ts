/**
 * Required texts are required in the main language of the college only. Pages show it where a
 * translation is missing.
 */
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionSlug,
  FieldHook,
  GlobalSlug,
  PayloadRequest,
  TextareaField,
  TextField,
  Validate,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { asSystem } from '../../access.ts';
import { isTranslation, mainLocale } from '../college-languages.ts';
import { sameTransaction } from '../database/transaction.ts';
import { hasText } from './translation-state.ts';

/** The collection or global of a field. */
export type Owner = { collection: string } | { global: string };

/**
 * Allows a required text to be empty in a translation. The field's own validation applies to the
 * main language.
 */
export function fallBackToMainLanguage<Words extends TextField | TextareaField>(
  field: Words,
  owner: Owner,
): Words {
  if (!field.required) return field;
  const { beforeChange = [] } = field.hooks ?? {};
  return {
    ...field,
    validate: requiredInMainLanguage(field, owner),
    hooks: { ...field.hooks, beforeChange: [...beforeChange, emptyForMissing] },
  };
}

const requiredInMainLanguage =
  ({ name, type, validate }: TextField | TextareaField, owner: Owner): Validate =>
  async (value, options) => {
    const { id, req } = options;
    if (isTranslation(req.locale) && !hasText(value)) {
      const original = await readInMainLanguage(owner, id, req);
      if (hasText(original[name])) return true;
    }
    // Payload calls each of these with the options of its own type of field.
    return ((validate ?? (type === 'text' ? text : textarea)) as Validate)(value, options);
  };

/** Reads the newest draft in the main language. */
async function readInMainLanguage(
  owner: Owner,
  id: string | number | undefined,
  request: PayloadRequest,
) {
  const locale = mainLocale();
  const req = await sameTransaction(request);
  const query = { locale, fallbackLocale: false, draft: true, req } as const;
  if ('global' in owner)
    return asRecord(
      await req.payload.findGlobal({ ...query, slug: owner.global as GlobalSlug, ...asSystem }),
    );
  if (id === undefined) return {};
  const collection = owner.collection as CollectionSlug;
  return asRecord(await req.payload.findByID({ ...query, collection, id, ...asSystem }));
}

/**
 * Replaces a missing text by '', because the database refuses a missing value in a translation. An
 * empty one falls back as well.
 */
export const emptyForMissing: FieldHook = ({ operation, req, value }) =>
  operation === 'update' && isTranslation(req.locale) ? (value ?? '') : value;
