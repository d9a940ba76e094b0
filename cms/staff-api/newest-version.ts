/** Compares a form that was refused with the newest version, so that its editor can decide for each field. */
import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '@college/contract/as-record';
import { type Locale, locales } from '@college/contract/locales';
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  ServerFunction,
} from 'payload';
import { z } from 'zod';
import { asSystem, isStaff } from '../access.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { targetsIn } from '../platform/references/targets.ts';
import { VERSION_FIELD } from '../platform/versions/newer-version.ts';
import { writeCell } from '../sheets/values/values.ts';
import { timeZone } from '../time-zone/dates.ts';
import { typedMoment } from '../time-zone/moment.ts';
import { fieldLabelIn } from '../words/languages.ts';

/** A field that both editors changed, with both values as text. */
export interface Conflict {
  name: string;
  label: string;
  theirs: string;
  mine: string;
}

export interface NewestVersion {
  /** The newest version in the language of the form. */
  record: Record<string, unknown>;
  /** The newest version with what the form changed. */
  merged: Record<string, unknown>;
  conflicts: Conflict[];
  /** Time of the newest version in the college's time zone, and who saved it if that is known. */
  at: string;
  by?: string;
  /** Who is editing the record now, if somebody else is. */
  editor?: string;
}

const Request = z.object({
  collectionSlug: z.string().optional(),
  globalSlug: z.string().optional(),
  id: z.number().optional(),
  locale: z.enum(locales),
  /** The version that the form was opened with. */
  opened: z.record(z.string(), z.unknown()),
  /** The values of the fields that the form changed. */
  mine: z.record(z.string(), z.unknown()),
});
type Form = z.output<typeof Request>;

/** Server function of the admin. Returns a `NewestVersion`, or undefined for a record that the account cannot read. */
export const compareWithNewest: ServerFunction<{ form: unknown }> = async ({
  form: submitted,
  req,
}) => {
  const request = Request.safeParse(submitted);
  if (!request.success || !isStaff(req)) return undefined;
  const form = request.data;
  const record = await newestOf(form, req);
  return record ? compare(form, record, req) : undefined;
};

/**
 * Turns Payload's note of a newer version in the state of a form into the refusal of a save, because the only button of
 * Payload's own dialog reloads the form without what was typed.
 */
export function refuseStaleForm(answer: unknown): unknown {
  const { staleDataState, ...rest } = asRecord(answer);
  if (!asRecord(staleDataState).isStale) return answer;
  const state = { ...asRecord(rest.state), [VERSION_FIELD]: { valid: false } };
  return { ...rest, state };
}

/** Reads the record as its form would be opened now. */
async function newestOf({ collectionSlug, globalSlug, id, locale }: Form, req: PayloadRequest) {
  const { payload, user } = req;
  const reading = {
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale,
    overrideAccess: false,
    user,
  } as const;
  if (globalSlug !== undefined && payload.globals.config.some(({ slug }) => slug === globalSlug))
    return asRecord(await payload.findGlobal({ slug: globalSlug as GlobalSlug, ...reading }));
  if (id === undefined || !Object.hasOwn(payload.collections, `${collectionSlug}`)) return null;
  const collection = collectionSlug as CollectionSlug;
  return anyCollection(payload).findByID({
    collection,
    id,
    trash: true,
    disableErrors: true,
    ...reading,
  });
}

async function compare(form: Form, record: object, req: PayloadRequest): Promise<NewestVersion> {
  const { mine, opened, locale } = form;
  const newest = asRecord(record);
  const { language } = req.i18n;
  const fields = fieldsOf(form, req);
  const changed = fields.filter(
    ({ name }) => Object.hasOwn(mine, name) && !isSame(mine[name], opened[name]),
  );
  const conflicts = changed.filter(
    ({ name }) => !isSame(newest[name], opened[name]) && !isSame(newest[name], mine[name]),
  );
  const write = await writerOf(conflicts, [newest, mine], req, locale);
  const values = changed.map(({ name }) => [name, mine[name]]);
  return {
    record: newest,
    merged: { ...newest, ...Object.fromEntries(values) },
    conflicts: conflicts.map((field) => ({
      name: field.name,
      label: fieldLabelIn(language, field),
      theirs: write(field, newest[field.name]),
      mine: write(field, mine[field.name]),
    })),
    at: typedMoment(new Date(String(newest.updatedAt)), timeZone()),
    by: typeof newest.saved_by === 'string' ? newest.saved_by : undefined,
    editor: await editorOf(form, req),
  };
}

/** The fields that a form shows. */
function fieldsOf({ collectionSlug, globalSlug }: Form, { payload }: PayloadRequest) {
  const config = globalSlug
    ? payload.globals.config.find(({ slug }) => slug === globalSlug)
    : payload.collections[collectionSlug as CollectionSlug].config;
  return (config?.flattenedFields ?? []).filter(
    (field) => !('hidden' in (field.admin ?? {}) && field.admin?.hidden) && field.name !== 'id',
  );
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Compares values as JSON, because one comes from the browser. */
const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) ||
  isDeepStrictEqual(
    JSON.parse(JSON.stringify(one ?? null)),
    JSON.parse(JSON.stringify(other ?? null)),
  );

type Writer = (field: FlattenedField, value: unknown) => string;

/** A function that writes a value as people read it, with the titles of the records that it refers to. */
async function writerOf(
  fields: FlattenedField[],
  records: object[],
  req: PayloadRequest,
  locale: Locale,
): Promise<Writer> {
  const titles = new Map<string, string>();
  for (const { collection, key } of records.flatMap((record) => targetsIn(fields, record))) {
    const slug = collection as CollectionSlug;
    const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin;
    const reading = {
      id: Number(key),
      disableErrors: true,
      locale,
      overrideAccess: false,
      user: req.user,
    } as const;
    const record = await anyCollection(req.payload).findByID({ collection: slug, ...reading });
    titles.set(`${collection} ${key}`, String(record?.[useAsTitle] ?? key));
  }
  const nameOf = (collection: string, id: number) => titles.get(`${collection} ${id}`) ?? `${id}`;
  const write: Writer = (field, value) => {
    if (isNothing(value)) return '';
    if (field.type === 'array' || field.type === 'group') {
      const line = (row: unknown) =>
        field.flattenedFields
          .filter(({ name }) => name !== 'id')
          .map((cell) => write(cell, asRecord(row)[cell.name]))
          .filter(Boolean)
          .join(', ');
      return [value].flat().map(line).join('\n');
    }
    return writeCell({ field }, value, { nameOf });
  };
  return write;
}

/** Name or address of the account that holds Payload's lock of the record. */
async function editorOf({ collectionSlug, globalSlug, id }: Form, req: PayloadRequest) {
  const record = {
    'document.relationTo': { equals: collectionSlug },
    'document.value': { equals: id },
  };
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: globalSlug ? { globalSlug: { equals: globalSlug } } : record,
    sort: '-updatedAt',
    depth: 1,
    limit: 1,
    pagination: false,
    ...asSystem,
  });
  const user = docs[0]?.user.value;
  if (typeof user !== 'object' || user.id === req.user?.id) return undefined;
  return user.name || user.email;
}
