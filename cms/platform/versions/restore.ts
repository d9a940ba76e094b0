/**
 * Restores only fields that the user may write. Payload removes other fields from the version and
 * then saves the record without them, so they would become empty or, if localized, take the
 * version's value.
 */

import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  FieldAccess,
  FieldHook,
  PayloadRequest,
} from 'payload';
import { nobodysField } from '../../access.ts';
import { refusalFor } from '../refusal-for.ts';
import type { Saved } from './first-version.ts';

export const withRestore = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        fields: protectDeniedFields(collection.fields),
        hooks: {
          ...collection.hooks,
          beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseDenied],
        },
      }
    : collection;

/**
 * Adds a hook to fields with update rules. Fields that only the backend writes are restored with
 * the version.
 */
const protectDeniedFields = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: protectDeniedFields(tab.fields) })),
      };
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: protectDeniedFields(field.fields) };
    return isRestricted(field) ? withHook(field) : field;
  });

const isRestricted = (field: Field): boolean => {
  const update: FieldAccess | undefined = 'access' in field ? field.access?.update : undefined;
  return update !== undefined && update !== nobodysField;
};

const withHook = (field: Field): Field => {
  const hooks: { beforeChange?: FieldHook[] } = 'hooks' in field ? { ...field.hooks } : {};
  return Object.assign({}, field, {
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), restorePublished] },
  });
};

/** Puts back the published value in every language, because Payload has removed the field. */
const restorePublished: FieldHook = async ({
  collection,
  context,
  field,
  originalDoc,
  req,
  siblingDocWithLocales,
  value,
}) => {
  if (!context.isRestoringVersion || value !== undefined || !collection || !field.name) return;
  const published = await publishedRecord(collection.slug as CollectionSlug, originalDoc.id, req);
  const publishedValue: unknown = asRecord(published)[field.name];
  if (siblingDocWithLocales) siblingDocWithLocales[field.name] = publishedValue;
  const isLocalized = 'localized' in field && field.localized;
  return (isLocalized ? asRecord(publishedValue)[String(req.locale)] : publishedValue) ?? null;
};

/** The published record, or its newest version if it is not published. */
async function publishedRecord(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<object> {
  const { db } = req.payload;
  const locale = 'all';
  const where = { id: { equals: id } };
  const saved = await db.findOne<Saved & { _status?: string }>({ collection, where, locale, req });
  if (saved && saved._status !== 'draft') return saved;
  const { docs } = await db.findVersions<Saved>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale,
    req,
  });
  return docs[0]?.version ?? saved ?? {};
}

/**
 * Checks the access rules again with the values of the version, because Payload checks them with
 * the state only.
 */
const refuseDenied: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!context.isRestoringVersion || !req.user) return data;
  const { _status, ...values } = data;
  const isAllowed = await collection.access.update({ req, id: originalDoc.id, data: values });
  if (isAllowed === false) throw refusalFor(req, 'noRightToRestore');
  return data;
};
