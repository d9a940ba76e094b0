/** Checks compose.yaml against itself and the files around it, because tests have no Docker. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/paths.ts';
import { readCompose } from './testing/compose.ts';

const { services, networks, volumes } = await readCompose();
const dockerfile = await readFile(inRoot('deploy/Dockerfile'), 'utf8');

describe.each(Object.entries(services))('%s', (_name, container) => {
  test('uses only declared networks and volumes', () => {
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(container.networks));
    const mountSources = container.volumes.map((volume) => volume.split(':')[0]);
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mountSources));
  });

  test('waits for services with a health check', () => {
    for (const [name, { condition }] of Object.entries(container.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
      expect(services[name as keyof typeof services].healthcheck).toBeDefined();
    }
  });
});

test('every volume and network is used', () => {
  const used = Object.values(services).flatMap(({ volumes, networks }) => [
    ...volumes.map((volume) => volume.split(':')[0]),
    ...networks,
  ]);
  expect(used).toEqual(expect.arrayContaining([...Object.keys(volumes), ...Object.keys(networks)]));
});

test('mounted folders belong to the account that writes there; volumes inherit this from the image', () => {
  const [, createdFolders = '', ownedFolders = ''] =
    /mkdir -p (.*) && chown -R 1000:1000 (.*)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  const folders = services.cms.volumes.map((volume) => volume.split(':')[1] ?? '');
  expect(folders).toContain(services.cms.environment.DATA_DIR);
  const isWithin = (folder: string, parent: string) => `${parent}/`.startsWith(`${folder}/`);
  for (const folder of folders) {
    expect(createdFolders.split(' ').some((created) => isWithin(folder, created))).toBe(true);
    expect(ownedFolders.split(' ').some((ownedFolder) => isWithin(ownedFolder, folder))).toBe(true);
  }
});

test('nginx on the host finds sites and admin at its ports', async () => {
  const nginx = await readFile(inRoot('deploy/nginx-college.conf'), 'utf8');
  const servers = [...nginx.matchAll(/^ +server (127\.0\.0\.1:\d+)/gm)];
  const addresses = [...new Set(servers.map(([, address]) => address))];
  const served = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(served.map((port) => port.slice(0, port.lastIndexOf(':'))).sort()).toEqual(
    addresses.sort(),
  );
});
