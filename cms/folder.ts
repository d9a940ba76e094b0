import path from 'node:path';

/** This folder. Not from import.meta.url: a bundle does not say where its source was. */
export const folder =
  path.basename(process.cwd()) === 'cms' ? process.cwd() : path.join(process.cwd(), 'cms');
