/** `npm run reference`: writes docs/calls.md anew from the table of calls. */
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';
import { reference } from '../reference/markdown.ts';

await writeFile(inRoot('docs/calls.md'), reference());
