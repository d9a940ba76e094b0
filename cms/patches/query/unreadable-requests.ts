/**
 * Refuses unreadable queries and bodies with a sentence, because Payload parses JSON before any
 * hook and answers with a server error.
 *
 * Upstream: none found.
 * Until: cms/patches/query/unreadable-requests.test.ts passes without it.
 */
import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isApiError } from '../../payload-errors.ts';

export const refuseUnreadableQuery: AfterErrorHook = ({ error, req }) => {
  if (isApiError(error) && error.status < 500) return undefined;
  const message = isTooDeep(error)
    ? 'The request is nested too deeply.'
    : (unreadableIn(req, error) ?? '');
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined;
};

/** Payload recurses through the data until the stack is full. */
const isTooDeep = (error: Error) => error instanceof RangeError && /call stack/.test(error.message);

/** Names the part of a request that caused an unexplained error of Payload. */
function unreadableIn(req: PayloadRequest, error: Error): string | undefined {
  const { where, data } = req.query;
  const isSyntax = error instanceof SyntaxError;
  if (isSyntax && typeof data === 'string' && !isJson(data)) return 'data must be an object.';
  if (isSyntax && typeof where === 'string') return 'where must be a query.';
  if (error instanceof TypeError && data !== undefined && !isObject(data))
    return 'data must be an object.';
  if (isOfVersions(req)) return 'A version cannot have this value.';
  if (isOfPayload(req)) return 'where cannot have this value.';
  if (isWrite(req) && hasMalformedId(req.data)) return 'id must be a whole number.';
  if (isUpload(req) && (isSyntax || isBroken(error))) return 'The request cannot be read.';
  if (error instanceof TypeError && isWrite(req) && !isObject(req.data))
    return 'The request does not contain a record.';
  return undefined;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return false;
  }
}

/** True for a query of a global's versions, whose values Payload does not check. */
const isOfVersions = ({ method, pathname, query }: PayloadRequest) =>
  method === 'GET' &&
  /^\/api\/globals\/[\w-]+\/versions$/.test(pathname ?? '') &&
  ['where', 'limit', 'page', 'sort'].some((name) => name in query);

/** True for a query of Payload's own lists, whose values `own-fields.ts` does not check. */
const isOfPayload = ({ method, pathname, query }: PayloadRequest) =>
  method === 'GET' && /^\/api\/payload-[\w-]+(\/count)?$/.test(pathname ?? '') && 'where' in query;

const hasMalformedId = (data: PayloadRequest['data']) =>
  isObject(data) && data?.id !== undefined && !Number.isSafeInteger(data.id);

const isUpload = ({ headers }: PayloadRequest) =>
  headers.get('content-type')?.startsWith('multipart/') ?? false;

/** True for errors of Payload's form parser, which have no code. */
const isBroken = (error: Error) =>
  /multipart|boundary|end of form|malformed|not eligible for file upload/i.test(error.message);

/** True for requests that save a record or global. Others need no body. */
const isWrite = ({ method, pathname, routeParams }: PayloadRequest) =>
  ['POST', 'PATCH', 'PUT'].includes(method ?? '') &&
  (/^\/api\/globals\/[\w-]+$/.test(pathname ?? '') ||
    (Boolean(routeParams?.collection) &&
      /^\/api\/[\w-]+(\/\d+(\/duplicate)?)?$/.test(pathname ?? '')));
