import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
export const inRoot = (...parts: string[]) => path.join(root, ...parts);
/**
 * Resolves a path typed by the user, because npm changes to the project's folder and passes the
 * original one.
 */
export const fromCaller = (text: string) => path.resolve(process.env.INIT_CWD ?? '.', text);

/** Command-line programs of installed packages, as files that Node can run on every platform. */
export const commands = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  next: inRoot('node_modules/next/dist/bin/next'),
  playwright: inRoot('node_modules/playwright-core/cli.js'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
} as const;
