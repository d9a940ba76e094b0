import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/paths.ts';
import { needs } from '../scripts/testing/needs.ts';

const units = await readdir(inRoot('deploy/systemd'));

test.each(units.filter((unit) => unit.endsWith('.service')))(
  '%s starts files that exist',
  async (unit) => {
    const text = await readFile(inRoot('deploy/systemd', unit), 'utf8');
    const [, folder = ''] = /^WorkingDirectory=\/srv\/college\/current(.*)$/m.exec(text) ?? [];
    const starts = [...text.matchAll(/^ExecStart(?:Pre)?=\/srv\/college\/current\/(\S+) (.*)$/gm)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, node = '', words = ''] of starts) {
      // A release has this link to the packaged Node. Here it is missing if npm 9 installed the packages.
      expect(node).toBe('node_modules/.bin/node');
      const script = words.split(' ').find((word) => /\.ts$|\/next$/.test(word)) ?? '';
      expect([script, existsSync(inRoot(folder, script))]).toEqual([script, true]);
    }
  },
);

test('systemd knows every setting of the units', needs('systemd-analyze'), () => {
  const files = units.map((unit) => inRoot('deploy/systemd', unit));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  const aboutWords = stderr
    .split('\n')
    .filter((line) => /unknown|invalid|failed to parse/i.test(line));
  expect(aboutWords).toEqual([]);
});
