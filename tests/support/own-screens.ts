import { screens } from '../../cms/admin/screens.ts';

/** Query parameters of screens that are empty without them. */
const queryOf: Readonly<Record<string, string>> = { '/arrange': '?list=committees' };

/** Addresses of the admin's own screens. */
export const ownScreens: readonly string[] = Object.values(screens).flatMap((screen) => {
  if (!('path' in screen)) return [];
  const path = screen.path.replace(/\/:\w+\?$/, '');
  return path + (queryOf[path] ?? '');
});
