import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { execa } from 'execa';

/** True if a program is on the PATH. */
export const hasProgram = (name: string) =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Installs Debian packages as root. Does nothing without apt. */
export async function installPackages(names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const aptGet = (...words: string[]) =>
    execa('apt-get', words, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
      reject: false,
    });
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}
