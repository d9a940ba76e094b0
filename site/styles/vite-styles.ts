import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Prefix of the module that replaces a CSS module on the server. */
const prefix = '\0sheet:';
const runtime = path.join(import.meta.dirname, 'sheets.ts');

/** Gives CSS modules their CSS on the server (styles/sheets.ts). */
export const pageStyles: Plugin = {
  name: 'page-styles',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async resolveId(source, importer) {
    if (!source.endsWith('.module.css') || importer?.startsWith(prefix)) return;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    // The name must not end with .css, or Vite would read it as a stylesheet.
    return resolved && `${prefix}${resolved.id}.js`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return;
    const file = id.slice(prefix.length, -'.js'.length);
    return `
      import { sheet } from ${JSON.stringify(runtime)};
      import css from ${JSON.stringify(`${file}?inline`)};
      import classes from ${JSON.stringify(file)};
      export default sheet(css, classes);
    `;
  },
};

const root = path.join(import.meta.dirname, '..');
const names = globSync('**/*.module.css', { cwd: root, exclude: ['dist', 'node_modules'] })
  .sort()
  .flatMap((sheet) => {
    const css = readFileSync(path.join(root, sheet), 'utf8');
    const written = css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set(Array.from(written, ([, name]) => `${sheet} ${name}`))];
  });
const numbers = new Map(names.map((name, index) => [name, index]));

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns a class name of two letters. Longer names would add 1,000 bytes to the compressed home page. Browser and server
 * get the same names in every build.
 */
export function className(name: string, file: string): string {
  const sheet = path.relative(root, file.split('?')[0] ?? '');
  const number = numbers.get(`${sheet} ${name}`);
  if (number === undefined) throw new Error(`${sheet} has no class ${name}.`);
  return `${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`;
}
