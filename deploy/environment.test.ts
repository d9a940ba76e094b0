/**
 * Variables set in `deploy/` are those that site and backend read: none unknown, none missing, all
 * valid.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { inRoot } from '../scripts/paths.ts';
import { memory } from '../scripts/services/process.ts';
import * as site from '../site/environment.ts';
import { needed, readCompose, type Variables } from './testing/compose.ts';

const { PAYLOAD_SECRET, CAPTCHA_SECRET } = needed;
const secrets = { PAYLOAD_SECRET, CAPTCHA_SECRET };
for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
const cms = await import('../cms/platform/environment.ts');
vi.unstubAllEnvs();

/** Variables that Node, Next and the C library read. */
const ofOthers = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', ...Object.keys(memory.variables)];
const knownNames = {
  site: [...site.environmentNames, ...ofOthers],
  cms: [...cms.environmentNames, ...ofOthers],
};
const unknown = (variables: Variables, names: string[]) =>
  Object.keys(variables).filter((name) => !names.includes(name));

const readFrom = (...parts: string[]) => readFile(inRoot('deploy', ...parts), 'utf8');
const assignments = (text: string): Variables =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
/** Uncomments variables that are only shown in comments. */
const uncommented = (text: string) => text.replaceAll(/^# (?=[A-Z_\d]+=)/gm, '');
const ofUnit = async (name: string): Promise<Variables> => {
  const [, words = ''] = /^Environment=(.*)$/m.exec(await readFrom('systemd', name)) ?? [];
  return Object.fromEntries(
    words
      .replaceAll('%i', '3000')
      .split(' ')
      .map((word) => word.split('=')),
  );
};

/** The environment of each of our containers. */
async function inCompose(settings?: Variables) {
  const { site, 'second-site': secondSite, cms } = (await readCompose(settings)).services;
  return { sites: [site.environment, secondSite.environment], backend: cms.environment };
}

describe('on a server', async () => {
  const [shared, ofBackend] = [
    await readFrom('environment.example'),
    await readFrom('environment-backend.example'),
  ];

  test('site and backend know every variable in their files', () => {
    const ofBoth = assignments(uncommented(shared));
    expect(unknown(ofBoth, [...knownNames.site, ...knownNames.cms])).toEqual([]);
    expect(unknown(assignments(uncommented(ofBackend)), knownNames.cms)).toEqual([]);
  });

  test('the site accepts them unchanged, the backend after its secrets are filled in', async () => {
    const ofSite = { ...assignments(shared), ...(await ofUnit('college-site@.service')) };
    expect(unknown(await ofUnit('college-site@.service'), knownNames.site)).toEqual([]);
    expect(() => site.readEnvironment(ofSite)).not.toThrow();
    const settings = {
      ...assignments(shared),
      ...assignments(ofBackend),
      ...(await ofUnit('college-cms@.service')),
    };
    expect(() => cms.readEnvironment(settings)).toThrow(
      'PAYLOAD_SECRET is missing; CAPTCHA_SECRET is missing',
    );
    expect(() => cms.readEnvironment({ ...settings, ...secrets })).not.toThrow();
  });
});

describe('in compose', () => {
  test.each(Object.keys(needed))('it does not start without %s, and says so', async (name) => {
    await expect(readCompose({ ...needed, [name]: '' })).rejects.toThrow(
      `${name}: set it in deploy/.env`,
    );
  });

  test('these variables are enough for site and backend', async () => {
    const { sites, backend } = await inCompose();
    for (const settings of sites) {
      expect(unknown(settings, knownNames.site)).toEqual([]);
      expect(site.readEnvironment(settings).LOG_LEVEL).toBe('info');
    }
    expect(unknown(backend, knownNames.cms)).toEqual([]);
    expect(cms.readEnvironment(backend)).toMatchObject({ LOG_LEVEL: 'info' });
  });

  test('all variables can be set', async () => {
    const { sites, backend } = await inCompose();
    // The path on the host and the mode of Node are not settings of a container.
    const names = site.environmentNames.filter((name) => !/^(COLLEGE_FILE|NODE_ENV)$/.test(name));
    for (const settings of sites)
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(backend)).toEqual(expect.arrayContaining(cms.environmentNames));
  });

  test('with a bucket the sites read files from the backend', async () => {
    const { sites } = await inCompose({ ...needed, FILES_DIR: '' });
    for (const settings of sites) expect(site.readEnvironment(settings).FILES_DIR).toBeUndefined();
  });
});

test('the site has the same memory limits everywhere', async () => {
  const command = [...memory.site, 'site/server.ts'].join(' ');
  expect(await readFrom('systemd', 'college-site@.service')).toContain(`node ${command}`);
  for (const name of ['site', 'second-site'] as const)
    expect((await readCompose()).services[name].command).toBe(`node ${command}`);
  expect(await readFrom('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...memory.site, 'site/server.ts']).replaceAll(',', ', ')}\n`,
  );
  const { sites } = await inCompose();
  for (const settings of [await ofUnit('college-site@.service'), ...sites])
    expect(settings).toMatchObject(memory.variables);
});

test('the backend has the same memory limits everywhere', async () => {
  const command = `${memory.backend.join(' ')} ../node_modules/next/dist/bin/next start`;
  const unit = await readFrom('systemd', 'college-cms@.service');
  expect(unit).toContain(`node ${command}`);
  expect((await readCompose()).services.cms.command).toContain(`node ${command}`);
  const { backend } = await inCompose();
  for (const settings of [await ofUnit('college-cms@.service'), backend])
    expect(settings).toMatchObject(memory.variables);
});

test('operate.md lists every variable', async () => {
  const table = await readFile(inRoot('docs/operate.md'), 'utf8');
  // `npm start` passes PORT, which two processes would compete for.
  const names = [...site.environmentNames, ...cms.environmentNames].filter(
    (name) => !['NODE_ENV', 'PORT'].includes(name),
  );
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
