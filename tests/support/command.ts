import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/paths.ts';

/** One of the commands as a person runs it in a folder; resolves with what it said, on either channel. */
export async function command(
  name: 'backup' | 'restore' | 'forget' | 'conformance',
  words: string[],
  env: Record<string, string>,
  folder: string,
) {
  const options = { env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, ...env } };
  const ran = promisify(execFile)(
    process.execPath,
    [inRoot(`scripts/commands/${name}.ts`), ...words],
    options,
  );
  const { stdout, stderr, code } = await ran.then(
    (said) => ({ ...said, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { code, said: stdout + stderr };
}
