/** Finds the browsers: installed ones, or Debian's if run as root. */
import { existsSync } from 'node:fs';
import { installPackages } from '../../scripts/testing/installed-programs.ts';

const programs = {
  firefox: { files: ['/usr/bin/firefox', '/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkitDriver: { files: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  screen: { files: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
} as const;

/**
 * Throws a sentence with the name of the package if there is no browser and none may be installed.
 */
export async function requireProgram(name: keyof typeof programs): Promise<string> {
  const { files, packages } = programs[name];
  const find = () => files.find((file) => existsSync(file));
  if (!find()) await installPackages([...packages]);
  const program = find();
  if (program) return program;
  throw new Error(`Install ${packages.join(' and ')}, as Debian calls it, to try this browser.`);
}
