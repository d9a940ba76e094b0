import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import type { NpmProgram } from '../npm-program.ts';

/** Starts Chromium with the libraries beside it. */
const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib"
exec "$here/chromium" "$@"
`;

export const starterFile = 'start-chromium';

async function unpack(folder: string): Promise<void> {
  const packed = (name: string) => path.join(folder, 'node_modules/@sparticuz/chromium/bin', name);
  const program = path.join(folder, 'chromium');
  await pipeline(
    createReadStream(packed('chromium.br')),
    createBrotliDecompress(),
    createWriteStream(program, { mode: 0o755 }),
  );
  // The libraries that a machine without a desktop lacks.
  await execa('tar', ['-xC', folder], {
    input: brotliDecompressSync(await readFile(packed('al2023.tar.br'))),
  });
  const file = path.join(folder, starterFile);
  await writeFile(file, starter);
  await chmod(file, 0o755);
  await execa(file, ['--version']);
  await rm(path.join(folder, 'node_modules'), { recursive: true });
}

export const chromiumFromNpm: NpmProgram = {
  name: 'Chromium',
  folder: 'chromium',
  size: '70 MB',
  platforms: ['linux-x64'],
  unpack,
};
