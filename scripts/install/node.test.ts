import { afterEach, expect, test, vi } from 'vitest';
import { inRoot } from '../paths.ts';
import { findRunner, requireStarter } from './node.mjs';

afterEach(() => void vi.unstubAllGlobals());

/** Imitates a machine of that platform with that Node. */
const on = (node: string, more: Partial<NodeJS.Process> = {}) =>
  vi.stubGlobal('process', {
    ...{ platform: 'linux', arch: 'x64', execPath: '/usr/bin/node' },
    ...more,
    versions: { node },
    version: `v${node}`,
  });

test.each(['20.0.0', '20.19.1', '22.0.0', '100.0.0'])('Node %s starts the project', (version) => {
  on(version);
  requireStarter();
});

test.each(['18.20.8', '19.9.0'])('Node %s is reported as too old', (version) => {
  on(version);
  expect(requireStarter).toThrow(`Node 20 or newer is needed, but this is v${version}.`);
});

test('the packaged Node runs the project, whichever Node starts it', () => {
  on('20.0.0', { platform: process.platform, arch: process.arch });
  expect(findRunner()).toBe(
    inRoot(`node_modules/node-${process.platform}-${process.arch}/bin/node`),
  );
});

test.each(['22.18.0', '22.20.0', '23.0.0', '24.0.0'])(
  'Node %s runs the project if there is no packaged one',
  (version) => {
    on(version, { platform: 'freebsd' });
    expect(findRunner()).toBe('/usr/bin/node');
  },
);

test.each(['20.19.0', '22.17.9'])('Node %s is too old if there is no packaged one', (version) => {
  on(version, { platform: 'freebsd' });
  expect(findRunner).toThrow('No Node is included for freebsd on x64. Node 22.18 or newer');
});
