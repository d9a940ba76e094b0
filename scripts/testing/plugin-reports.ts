/** Runs the plugins of biome.json on sample files. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { commands, inRoot } from '../paths.ts';
import { temporaryFolder } from './temporary.ts';

const Report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** Writes the lines to each file, and returns what plugins report in them, as `path: line`. */
export async function pluginReports(
  files: readonly string[],
  lines: readonly string[],
): Promise<string[]> {
  const folder = await temporaryFolder();
  await cp(inRoot('biome.json'), path.join(folder, 'biome.json'));
  await cp(inRoot('scripts/testing'), path.join(folder, 'scripts/testing'), {
    recursive: true,
    filter: (source) => !path.extname(source) || source.endsWith('.grit'),
  });
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), lines.join('\n'));
  }
  const { stdout } = await execa(process.execPath, [commands.biome, 'lint', '--reporter=json'], {
    cwd: folder,
    reject: false,
  });
  return Report.parse(JSON.parse(stdout))
    .diagnostics.filter(({ category }) => category === 'plugin')
    .map(({ location }) => `${location.path}: ${lines[location.start.line - 1]}`)
    .toSorted();
}
