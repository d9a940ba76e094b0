import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../platform/environment.ts';
import { folder } from '../../platform/folder.ts';

/** The project's own command, in a process of its own: it copies, packs and reads back. */
const command = path.join(folder, '..', 'scripts', 'commands', 'backup.ts');
/** Not of later backups: each would hold all before it. */
const BACKUPS = 'backups';

/** Saves database and files while both are in use; resolves with the path of the archive. */
export async function backUp(): Promise<string> {
  const { DATA_DIR } = environment;
  const words = [command, path.join(DATA_DIR, BACKUPS)];
  const env = { ...process.env, DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}
