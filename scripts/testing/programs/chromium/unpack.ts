import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import type { NpmProgram } from '../npm-program.ts';

/** Starts Chromium with the libraries and fonts beside it. */
const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** The fonts of the machine if it has any, and those of the package. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
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
  // The libraries that a machine without a desktop lacks, and a font.
  for (const name of ['al2023.tar.br', 'fonts.tar.br'])
    await execa('tar', ['-xC', folder], {
      input: brotliDecompressSync(await readFile(packed(name))),
    });
  await writeFile(path.join(folder, 'fonts.conf'), fonts);
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
