import { execa } from 'execa';
import { inRoot } from '../../scripts/paths.ts';

/** One of the commands as a person runs it in a folder; resolves with what it said, on either channel. */
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
