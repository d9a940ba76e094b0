/** `npm run reference`: generates docs/calls.md from the contract, and types from the columns of data templates. */
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';
import { reference } from '../reference/markdown.ts';
import { templateCells } from '../reference/template-cells.ts';

await writeFile(inRoot('docs/calls.md'), reference());
await writeFile(inRoot('cms/duties/template-cells.ts'), templateCells());
