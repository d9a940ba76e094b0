/**
 * Restores of a version write what the account may write, and nothing else. Payload takes a field that the account may
 * not write out of the version and then saves the record without it: the field would be empty, or, where it has
 * languages, become that of the version.
 */
import { asRecord } from '@college/contract/as-record';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type FieldAccess,
  type FieldHook,
  type PayloadRequest,
} from 'payload';
import { nobodysField } from '../../access.ts';
import { say } from '../../words/say.ts';
import type { Saved } from './first-version.ts';

export const withRestore = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        fields: keepDenied(collection.fields),
        hooks: {
          ...collection.hooks,
          beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseDenied],
        },
      }
    : collection;

/** Fields whose `update` somebody is denied. Those that the backend alone writes come with the version. */
const keepDenied = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: keepDenied(tab.fields) })),
      };
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: keepDenied(field.fields) };
    return isRestricted(field) ? withHook(field) : field;
  });

const isRestricted = (field: Field): boolean => {
  const update: FieldAccess | undefined = 'access' in field ? field.access?.update : undefined;
  return update !== undefined && update !== nobodysField;
};

const withHook = (field: Field): Field => {
  const hooks: { beforeChange?: FieldHook[] } = 'hooks' in field ? { ...field.hooks } : {};
  return Object.assign({}, field, {
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), keepPublished] },
  });
};

/** Puts back what is published, in every language. Payload has removed the value where it is denied. */
const keepPublished: FieldHook = async ({
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
  const publishedValue: unknown = Reflect.get(published, field.name);
  if (siblingDocWithLocales) siblingDocWithLocales[field.name] = publishedValue;
  const isLocalized = 'localized' in field && field.localized;
  return (isLocalized ? asRecord(publishedValue)[String(req.locale)] : publishedValue) ?? null;
};

/** A record as visitors see it, or its newest version where they see none. */
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

/** Asks the access rules once more, with the values of the version: Payload asks them with its state alone. */
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
  if (isAllowed === false)
    throw new APIError(
      say(
        req.i18n.language,
        'This version cannot be restored because it changes fields that your account cannot edit.',
      ),
      403,
      undefined,
      true,
    );
  return data;
};
