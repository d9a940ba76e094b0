import path from 'node:path';

/** The folder `cms`. Not from import.meta.url: a bundle does not say where its source was. */
export const folder =
  path.basename(process.cwd()) === 'cms' ? process.cwd() : path.join(process.cwd(), 'cms');
