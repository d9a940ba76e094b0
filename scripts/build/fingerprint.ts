import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '../paths.ts';

/** Folders of generated files. */
const folders = ['node_modules', 'dist', '.next'];
/** Files that are not part of a build. */
const created = /\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;

/** A hash of all matching files. It changes whenever one of them changes. */
export async function fingerprint(patterns: string[], leaveOut?: RegExp): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => folders.includes(name),
  })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !created.test(file) && !leaveOut?.test(file)) paths.push(file);
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.sort()) hash.update(`\n${file}\n`).update(await readFile(inRoot(file)));
  return hash.digest('hex');
}
