/** `npm run reference`: generates docs/calls.md from the contract. */
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';
import { reference } from '../reference/markdown.ts';

await writeFile(inRoot('docs/calls.md'), reference());
