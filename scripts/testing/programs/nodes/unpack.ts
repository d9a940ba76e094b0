import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import type { NpmProgram } from '../npm-program.ts';

/** Versions of Node, each with an npm that is often installed beside it. Debian 13 has the first pair. */
export const nodes = [
  ['20', 'npm-9'],
  ['22', 'npm-10'],
  ['24', 'npm-11'],
] as const;

/** Makes a folder `bin-20` with `node` and `npm` for each version, which can be put on a PATH. */
async function unpack(folder: string): Promise<void> {
  for (const [node, npm] of nodes) {
    const bin = path.join(folder, `bin-${node}`);
    await mkdir(bin);
    await symlink(`../node_modules/node-${node}/bin/node`, path.join(bin, 'node'));
    const starter = `#!/bin/sh\nexec node "$(dirname "$0")/../node_modules/${npm}/bin/npm-cli.js" "$@"\n`;
    await writeFile(path.join(bin, 'npm'), starter, { mode: 0o755 });
    await execa(path.join(bin, 'npm'), ['--version'], { env: { PATH: `${bin}:/usr/bin:/bin` } });
  }
}

export const nodesFromNpm: NpmProgram = {
  name: 'Nodes',
  folder: 'nodes',
  size: '155 MB',
  platforms: ['linux-x64'],
  unpack,
};
