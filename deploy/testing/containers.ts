/** Containers of compose.yaml without Docker: their commands with the image's environment, as an account like the image's. */
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../scripts/paths.ts';
import { startProgram } from '../../scripts/services/process.ts';
import { readCompose } from './compose.ts';

/** Whoever is not root runs them as themselves. */
export const account = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

type Name = 'site' | 'cms';

/** `here` says where on this machine is what image and containers name: folders, ports, hosts. */
export async function openContainers(here: (text: string) => string) {
  const image = readImage(here(await readFile(inRoot('deploy/Dockerfile'), 'utf8')));
  const { services } = await readCompose();
  const container = (name: Name): typeof services.cms =>
    JSON.parse(here(JSON.stringify(services[name])));
  const options = (name: Name): SpawnOptions => {
    const { working_dir = image.folder, environment } = container(name);
    return { cwd: working_dir, env: { ...image.variables, ...environment }, ...account };
  };
  /** As `docker compose exec`. */
  const run = (name: Name, [program = '', ...words]: string[]) =>
    spawnSync(program, words, { ...options(name), encoding: 'utf8', stdio: 'pipe' });
  return {
    start: (name: Name) => {
      const line = `exec ${container(name).command}`;
      return startProgram('sh', ['-c', line], { ...options(name), stdio: 'ignore' });
    },
    run,
    /** As Docker asks from time to time. */
    isWell: (name: Name) => {
      const [, ...words] = container(name).healthcheck?.test ?? ['CMD', ...image.health];
      return run(name, words).status === 0;
    },
  };
}

function readImage(dockerfile: string) {
  const said = (instruction: string) =>
    new RegExp(`^${instruction} (.*)$`, 'm').exec(dockerfile)?.[1] ?? '';
  const variables = said('ENV')
    .replace('$PATH', '/usr/bin:/bin')
    .split(' ')
    .map((word) => word.split('='));
  return {
    folder: said('WORKDIR'),
    variables: { HOME: '/', ...Object.fromEntries(variables) } as NodeJS.ProcessEnv,
    // The line of HEALTHCHECK that begins with spaces.
    health: JSON.parse(said(' +CMD')) as string[],
  };
}
