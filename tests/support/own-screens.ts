import { screens } from '../../cms/admin/screens.ts';
import { outlines } from '../../cms/outlines.ts';

/** Query parameters of screens that are empty without them. */
const queryOf: Readonly<Record<string, string>> = { '/arrange': '?list=committees' };

const all = [screens, ...outlines.map((feature) => feature.screens ?? {})].flatMap(
  (ofOne): { path?: string }[] => Object.values(ofOne),
);

/** Addresses of the admin's own screens. */
export const ownScreens: readonly string[] = all.flatMap((screen) => {
  if (screen.path === undefined) return [];
  const path = screen.path.replace(/\/:\w+\?$/, '');
  return path + (queryOf[path] ?? '');
});
