import { execa } from 'execa';
import { inRoot } from '../../scripts/paths.ts';

/** Runs a command in a folder. Resolves with its output on both channels and its exit code. */
export async function command(
  name: 'backup' | 'restore' | 'forget' | 'conformance',
  words: string[],
  env: Record<string, string>,
  folder: string,
) {
  const { exitCode, all } = await execa(
    process.execPath,
    [inRoot(`scripts/commands/${name}.ts`), ...words],
    {
      env: { DATABASE_URL: '', INIT_CWD: folder, ...env },
      all: true,
      stripFinalNewline: false,
      reject: false,
    },
  );
  return { code: exitCode, text: all };
}
