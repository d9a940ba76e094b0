/**
 * A `where` that is no query is refused with a sentence: Payload reads it as JSON before any hook, and says that it failed.
 *
 * Upstream: none found.
 * Until: cms/patches/query/unreadable.test.ts passes without it.
 */
import type { AfterErrorHook } from 'payload';

export const refuseUnreadableQuery: AfterErrorHook = ({ error, req }) =>
  error instanceof SyntaxError && typeof req.query.where === 'string'
    ? { status: 400, response: { errors: [{ message: 'where is not a query.' }] } }
    : refuseDeep(error);

/** Payload goes down into what is sent until it has no room left. */
const refuseDeep = (error: Error) =>
  error instanceof RangeError && /call stack/.test(error.message)
    ? { status: 400, response: { errors: [{ message: 'What was sent is nested too deeply.' }] } }
    : undefined;
