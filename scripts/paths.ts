import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
export const inRoot = (...parts: string[]) => path.join(root, ...parts);
/** A path as somebody typed it: npm changes into the project's folder and says where it came from. */
export const fromCaller = (text: string) => path.resolve(process.env.INIT_CWD ?? '.', text);

/** Command lines of installed packages, as files that Node runs on every platform. */
export const commands = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  next: inRoot('node_modules/next/dist/bin/next'),
  playwright: inRoot('node_modules/playwright-core/cli.js'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
} as const;
