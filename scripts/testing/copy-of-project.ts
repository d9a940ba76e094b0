/** Makes a copy of the project in which tests may change files. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.ts';

/**
 * Copies all files in git, into a repository of their own, because checks ask git for the files. Links the packages; links to
 * our workspaces lead into the copy. Returns the folder.
 */
export function copyOfProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-of-college-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8' });
  for (const file of listed.split('\0').filter((entry) => entry && existsSync(inRoot(entry))))
    cpSync(inRoot(file), path.join(folder, file), { recursive: true });
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', words, { cwd: folder });
  const packages = (...parts: string[]) => path.join(folder, 'node_modules', ...parts);
  mkdirSync(packages('@college'), { recursive: true });
  // Names with a dot are caches of tools, which each copy needs for itself.
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@college' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(inRoot('node_modules', name), packages(name));
  for (const name of readdirSync(inRoot('node_modules/@college')))
    symlinkSync(`../../${name}`, packages('@college', name));
  // Commands read this file to find out what is installed. Without it each would install again.
  cpSync(inRoot('node_modules/.package-lock.json'), packages('.package-lock.json'));
  return folder;
}
