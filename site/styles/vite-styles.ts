import { globSync } from 'node:fs';
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
const sheets = globSync('**/*.module.css', { cwd: root, exclude: ['dist', 'node_modules'] }).sort();
const classes = new Map<string, string[]>();

/**
 * Returns a short class name such as `_12c`: a number for the CSS module and a letter for the class. Longer names would
 * add 900 bytes to the compressed home page. Browser and server get the same names in every build.
 */
export function className(name: string, file: string): string {
  const sheet = path.relative(root, file.split('?')[0] ?? '');
  const number = sheets.indexOf(sheet);
  if (number === -1) throw new Error(`${sheet} is no CSS module of the site.`);
  const names = classes.get(sheet) ?? [];
  classes.set(sheet, names);
  if (!names.includes(name)) names.push(name);
  return `_${number}${letters(names.indexOf(name))}`;
}

const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
