/** Settings of npm and git that a person has for all projects do not change this one. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { inRoot } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { packagesIn } from './install.mjs';

const settings = `
engine-strict=true
ignore-scripts=true
install-strategy=nested
legacy-peer-deps=true
omit=optional
package-lock=false
prefix=/tmp/nowhere
`;

test('npm installs the same packages whatever its settings for all projects are', async () => {
  const folder = await temporaryFolder();
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  for (const file of [...files, ...manifest.workspaces.map((name) => `${name}/package.json`)]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(inRoot(file), path.join(folder, file));
  }
  const userconfig = path.join(folder, 'user.npmrc');
  await writeFile(userconfig, settings);
  const { stdout } = await execa('npm', ['ci', '--dry-run', '--offline'], {
    cwd: folder,
    env: { NODE_ENV: 'production', npm_config_userconfig: userconfig },
  });
  const added = new Set([...stdout.matchAll(/^add (\S+) /gm)].map(([, name]) => name));
  const needed = Object.entries(packagesIn('package-lock.json')).flatMap(
    ([place, { optional, link }]) => {
      const [, name] = /^node_modules\/(?:.*node_modules\/)?(.+)$/.exec(place) ?? [];
      return optional || link || !name ? [] : [name];
    },
  );
  expect(needed.length).toBeGreaterThan(500);
  expect(needed.filter((name) => !added.has(name))).toEqual([]);
  // Node for this machine is an optional package, because there is one for each platform.
  expect(added).toContain(`node-${process.platform}-${process.arch}`);
});

test('git writes files as they were committed, also with core.autocrlf', async () => {
  const clone = path.join(await temporaryFolder(), 'clone');
  await execa('git', ['clone', '--quiet', '--config', 'core.autocrlf=true', inRoot(), clone]);
  const { stdout } = await execa('git', ['ls-files', '--eol'], { cwd: clone });
  const lines = stdout.split('\n');
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /^i\/lf\s+w\/crlf/.test(line))).toEqual([]);
});
