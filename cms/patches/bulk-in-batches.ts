/**
 * Changes and deletes many records in batches. Payload runs all of them at once in one transaction,
 * during which no other request is answered and nobody else can save.
 *
 * Upstream: none found.
 * Until: cms/patches/bulk-in-batches.test.ts passes without it.
 */
import { getTranslation } from '@payloadcms/translations';
import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  isolateObjectProperty,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload';

/** Records per transaction, which take about 10 ms each. */
const BATCH = 10;

interface Result {
  docs: object[];
  errors: { id?: number | string; isPublic?: boolean }[];
}

/** Tells a full or locked database from other failures. */
export type IsUnavailable = (error: unknown) => boolean;

export function changeInBatches(config: SanitizedConfig, isUnavailable: IsUnavailable): void {
  for (const collection of config.collections)
    if (collection.endpoints)
      // Collections share Payload's endpoint objects, so they are copied.
      collection.endpoints = collection.endpoints.map((endpoint) =>
        isBulk(endpoint)
          ? { ...endpoint, handler: inBatches(collection, endpoint, isUnavailable) }
          : endpoint,
      );
}

const isBulk = ({ method, path }: Endpoint) =>
  path === '/' && (method === 'patch' || method === 'delete');

function inBatches(
  collection: SanitizedCollectionConfig,
  endpoint: Endpoint,
  isUnavailable: IsUnavailable,
): PayloadHandler {
  const { handler } = endpoint;
  const throwIfUnavailable = async (req: PayloadRequest, errors: Result['errors']) => {
    const error = await errorOfFirst(collection, endpoint, req, errors);
    if (isUnavailable(error)) throw error;
  };
  return async (req) => {
    // A file belongs to a single record.
    if (req.headers.get('content-type')?.startsWith('multipart/')) return handler(req);
    await addDataAndFileToRequest(req);
    const ids = await idsOf(collection, req);
    const { where: _where, limit: _limit, sort: _sort, ...query } = req.query;
    if (ids.length <= BATCH) {
      // Payload deletes more than `limit`, so the ids are listed.
      const selection = ids.length > 0 ? { ...query, where: { id: { in: ids } } } : req.query;
      const response = await handler(part(req, selection));
      const { errors = [] }: Partial<Result> = await response.clone().json();
      await throwIfUnavailable(req, errors);
      return response;
    }
    const result: Result = { docs: [], errors: [] };
    for (let at = 0; at < ids.length; at += BATCH) {
      const where = { id: { in: ids.slice(at, at + BATCH) } };
      const response = await handler(part(req, { ...query, where }));
      const { docs, errors }: Partial<Result> = await response.json();
      if (!docs || !errors) throw new Error(`A batch of ${collection.slug} was not answered.`);
      await throwIfUnavailable(req, errors);
      result.docs.push(...docs);
      result.errors.push(...errors);
    }
    return answer(collection, endpoint, req, result);
  };
}

/**
 * The error of the first record that failed; the caller answers 503 if the database was full or
 * locked. Payload does not keep the cause in bulk, so that record is tried again alone.
 */
async function errorOfFirst(
  { slug }: SanitizedCollectionConfig,
  { method }: Endpoint,
  req: PayloadRequest,
  errors: Result['errors'],
): Promise<unknown> {
  const failed = errors.find(({ id, isPublic }) => id !== undefined && !isPublic);
  if (failed?.id === undefined) return undefined;
  const { draft, trash } = parseParams(structuredClone(req.query));
  const record = {
    collection: slug as CollectionSlug,
    id: failed.id,
    trash,
    overrideAccess: false,
    user: req.user,
    req: part(req, {}),
  };
  try {
    if (method === 'delete') await req.payload.delete(record);
    else
      await req.payload.update({
        ...record,
        data: req.data ?? {},
        draft: Boolean(draft),
      });
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The request with its own query and transaction. Its body has been read. */
const part = (req: PayloadRequest, query: PayloadRequest['query']): PayloadRequest =>
  Object.assign(isolateObjectProperty(req, ['body', 'query', 'transactionID']), {
    body: null,
    query,
  });

/** Ids of the records that the query matches, found as Payload does. */
async function idsOf({ slug }: SanitizedCollectionConfig, req: PayloadRequest) {
  const { where, limit, sort, draft, trash } = parseParams(structuredClone(req.query));
  if (!where) return [];
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: where as Where,
    limit: limit ?? 0,
    sort,
    trash,
    // Lists show the newest version, also in the recycle bin.
    draft: Boolean(draft) || Boolean(req.data?.deletedAt),
    select: {},
    pagination: false,
    overrideAccess: false,
    user: req.user,
    locale: req.locale,
  });
  return docs.map(({ id }) => id);
}

/** A response in Payload's format. */
function answer(
  { labels }: SanitizedCollectionConfig,
  { method }: Endpoint,
  { t, i18n }: PayloadRequest,
  { docs, errors }: Result,
): Response {
  const total = docs.length + errors.length;
  const label = getTranslation(labels.plural, i18n);
  const isDeletion = method === 'delete';
  if (errors.length === 0) {
    const words = isDeletion
      ? 'general:deletedCountSuccessfully'
      : 'general:updatedCountSuccessfully';
    return Response.json({ docs, errors, message: t(words, { count: total, label }) });
  }
  const words = isDeletion ? 'error:unableToDeleteCount' : 'error:unableToUpdateCount';
  const message = t(words, { count: errors.length, label, total });
  return Response.json({ docs, errors, message }, { status: 400 });
}
