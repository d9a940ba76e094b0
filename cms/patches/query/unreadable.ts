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
    : undefined;
