import { screens } from '../../cms/admin/screens.ts';

/** Where the admin's own screens stand, without what their addresses may say besides. */
export const ownScreens: readonly string[] = Object.values(screens).flatMap((screen) =>
  'path' in screen ? [screen.path.replace(/\/:\w+\?$/, '')] : [],
);
