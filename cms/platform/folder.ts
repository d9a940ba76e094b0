import path from 'node:path';

/**
 * Path of the folder `cms`. Not from import.meta.url, because a bundle does not keep the path of
 * its source.
 */
export const folder =
  path.basename(process.cwd()) === 'cms' ? process.cwd() : path.join(process.cwd(), 'cms');
