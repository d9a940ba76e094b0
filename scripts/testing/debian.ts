/** A new Debian in a folder, of the same version as this machine's. Only root can install one. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { hasProgram, installPackages } from './installed-programs.ts';

const isRoot = process.getuid?.() === 0;
if (isRoot && !hasProgram('debootstrap')) await installPackages(['debootstrap']);

/** True if this machine can install one. */
export const hasDebian = isRoot && hasProgram('debootstrap');

/** Installs the smallest Debian with these packages in an empty folder. */
export async function installDebian(folder: string, packages: string[]): Promise<void> {
  const { suite, site } = await ownDebian();
  const words = ['--variant=minbase', `--include=${packages}`, suite, folder, site];
  await execa('debootstrap', words, { stdio: 'ignore' });
  await copyFile('/etc/resolv.conf', path.join(folder, 'etc/resolv.conf'));
}

/** The Debian of this machine: its name, and where its packages come from. */
async function ownDebian(): Promise<{ suite: string; site: string }> {
  const { stdout: suite } = await execa('sh', ['-c', '. /etc/os-release; echo $VERSION_CODENAME']);
  const format = '$(SITE) $(RELEASE)';
  const { stdout } = await execa('apt-get', ['indextargets', '--format', format]);
  const line = stdout.split('\n').find((text) => text.endsWith(` ${suite}`));
  if (!line) throw new Error(`apt has no packages of ${suite}. Run apt-get update.`);
  return { suite, site: line.slice(0, line.indexOf(' ')) };
}
