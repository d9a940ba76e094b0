/**
 * Shows titles in another language in lists. Payload reads lists without a fallback and shows “–”
 * for records written in another language. Forms still show only their own language.
 *
 * Upstream: none found; views/List passes `fallbackLocale: false`.
 * Until: cms/patches/lists/titles.test.ts passes without it.
 */
import { locales } from '@college/contract/locales';
import {
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';

export function listInAnyLanguage(sanitized: SanitizedConfig): void {
  for (const { hooks } of sanitized.collections)
    hooks.beforeOperation = [...hooks.beforeOperation, showAnyLanguage];
}

/** Only lists request the users who are editing their records. */
const showAnyLanguage: CollectionBeforeOperationHook = (operation) => {
  if (operation.operation !== 'read') return operation.args;
  const { args } = operation;
  return args.includeLockStatus && args.req ? { ...args, req: inAnyLanguage(args.req) } : args;
};

function inAnyLanguage(req: PayloadRequest): PayloadRequest {
  const isolated = isolateObjectProperty(req, 'fallbackLocale');
  isolated.fallbackLocale = locales.filter((code) => code !== req.locale);
  return isolated;
}
