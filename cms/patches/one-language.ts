/**
 * Saves a change of a global in one language only. Payload would fill missing texts from English
 * and save them in that language; for records it does not.
 *
 * Upstream: none found; https://github.com/payloadcms/payload/pull/11743 fixed only the admin's own form.
 * Until: cms/platform/translations/fallback.test.ts passes without it.
 */
import {
  type GlobalBeforeOperationHook,
  isolateObjectProperty,
  type SanitizedConfig,
} from 'payload';

export function saveOneLanguage(sanitized: SanitizedConfig): void {
  for (const { hooks } of sanitized.globals)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), withoutFallback];
}

const withoutFallback: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update') return args;
  const req = isolateObjectProperty(args.req, 'fallbackLocale');
  req.fallbackLocale = false;
  return { ...args, req };
};
