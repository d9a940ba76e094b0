import path from 'node:path';
import type { Plugin } from 'vite';

/** What a component imports as its CSS module, on the server. */
const prefix = '\0sheet:';
const runtime = path.join(import.meta.dirname, 'sheets.ts');

/** On the server the classes of a CSS module come with its CSS: styles/sheets.ts. */
export const pageStyles: Plugin = {
  name: 'page-styles',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async resolveId(source, importer) {
    if (!source.endsWith('.module.css') || importer?.startsWith(prefix)) return;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    // Not by the ending of a stylesheet, or it would be read as one.
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
