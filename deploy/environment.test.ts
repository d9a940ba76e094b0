/** What `deploy/` sets is what site and backend read: nothing unknown, nothing missing, all of it taken. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { inRoot } from '../scripts/paths.ts';
import { memory } from '../scripts/services/site.ts';
import * as site from '../site/environment.ts';
import { needed, readCompose, type Variables } from './testing/compose.ts';

const { PAYLOAD_SECRET, CAPTCHA_SECRET } = needed;
const secrets = { PAYLOAD_SECRET, CAPTCHA_SECRET };
for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
const cms = await import('../cms/platform/environment.ts');
vi.unstubAllEnvs();

/** Read by Node, Next and the C library themselves. */
const ofOthers = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', ...Object.keys(memory.variables)];
const known = {
  site: [...site.environmentNames, ...ofOthers],
  cms: [...cms.environmentNames, ...ofOthers],
};
const unknown = (variables: Variables, names: string[]) =>
  Object.keys(variables).filter((name) => !names.includes(name));

const read = (...parts: string[]) => readFile(inRoot('deploy', ...parts), 'utf8');
const assignments = (text: string): Variables =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
/** With what is only shown in a comment. */
const uncommented = (text: string) => text.replaceAll(/^# (?=[A-Z_\d]+=)/gm, '');
const ofUnit = async (name: string): Promise<Variables> => {
  const [, words = ''] = /^Environment=(.*)$/m.exec(await read('systemd', name)) ?? [];
  return Object.fromEntries(
    words
      .replaceAll('%i', '3000')
      .split(' ')
      .map((word) => word.split('=')),
  );
};

/** What each container of ours is given. */
async function inCompose(given?: Variables) {
  const { site, 'second-site': secondSite, cms } = (await readCompose(given)).services;
  return { sites: [site.environment, secondSite.environment], backend: cms.environment };
}

describe('on a server', async () => {
  const [shared, ofBackend] = [
    await read('environment.example'),
    await read('environment-backend.example'),
  ];

  test('site and backend know every variable of the files that they are given', () => {
    const ofBoth = assignments(uncommented(shared));
    expect(unknown(ofBoth, [...known.site, ...known.cms])).toEqual([]);
    expect(unknown(assignments(uncommented(ofBackend)), known.cms)).toEqual([]);
  });

  test('the site takes them as they stand, the backend once its secrets are filled in', async () => {
    const ofSite = { ...assignments(shared), ...(await ofUnit('college-site@.service')) };
    expect(unknown(await ofUnit('college-site@.service'), known.site)).toEqual([]);
    expect(() => site.readEnvironment(ofSite)).not.toThrow();
    const given = {
      ...assignments(shared),
      ...assignments(ofBackend),
      ...(await ofUnit('college-cms.service')),
    };
    expect(() => cms.readEnvironment(given)).toThrow(
      'PAYLOAD_SECRET is missing; CAPTCHA_SECRET is missing',
    );
    expect(() => cms.readEnvironment({ ...given, ...secrets })).not.toThrow();
  });
});

describe('in compose', () => {
  test.each(Object.keys(needed))('it does not start without %s, and says so', async (name) => {
    await expect(readCompose({ ...needed, [name]: '' })).rejects.toThrow(
      `${name}: set it in deploy/.env`,
    );
  });

  test('with these alone site and backend take what they are given', async () => {
    const { sites, backend } = await inCompose();
    for (const given of sites) {
      expect(unknown(given, known.site)).toEqual([]);
      expect(site.readEnvironment(given).LOG_LEVEL).toBe('info');
    }
    expect(unknown(backend, known.cms)).toEqual([]);
    expect(cms.readEnvironment(backend)).toMatchObject({ LOG_LEVEL: 'info' });
  });

  test('all that they read can be set', async () => {
    const { sites, backend } = await inCompose();
    // A file on the host and the mode of Node are no settings of a container.
    const names = site.environmentNames.filter((name) => !/^(COLLEGE_FILE|NODE_ENV)$/.test(name));
    for (const given of sites) expect(Object.keys(given)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(backend)).toEqual(expect.arrayContaining(cms.environmentNames));
  });

  test('with a bucket the sites ask the backend for files', async () => {
    const { sites } = await inCompose({ ...needed, FILES_DIR: '' });
    for (const given of sites) expect(site.readEnvironment(given).FILES_DIR).toBeUndefined();
  });
});

test('the site has the same bounds of memory everywhere', async () => {
  const command = [...memory.flags, 'site/server.ts'].join(' ');
  expect(await read('systemd', 'college-site@.service')).toContain(`node ${command}`);
  for (const name of ['site', 'second-site'] as const)
    expect((await readCompose()).services[name].command).toBe(`node ${command}`);
  expect(await read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...memory.flags, 'site/server.ts']).replaceAll(',', ', ')}\n`,
  );
  const { sites } = await inCompose();
  for (const given of [await ofUnit('college-site@.service'), ...sites])
    expect(given).toMatchObject(memory.variables);
});

test('operate.md lists every variable', async () => {
  const table = await readFile(inRoot('docs/operate.md'), 'utf8');
  // As npm start calls PORT, which two processes would fight over.
  const names = [...site.environmentNames, ...cms.environmentNames].filter(
    (name) => !['NODE_ENV', 'PORT'].includes(name),
  );
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
