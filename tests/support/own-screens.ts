import { screens } from '../../cms/admin/screens.ts';

/** Without which there is nothing to show. */
const queries: Readonly<Record<string, string>> = { '/arrange': '?list=committees' };

/** Addresses of the admin's own screens. */
export const ownScreens: readonly string[] = Object.values(screens).flatMap((screen) => {
  if (!('path' in screen)) return [];
  const path = screen.path.replace(/\/:\w+\?$/, '');
  return path + (queries[path] ?? '');
});
