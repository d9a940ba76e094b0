/**
 * Runs the containers of compose.yaml without Docker: their commands with the image's environment,
 * under a similar account.
 */
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../scripts/paths.ts';
import { startProgram } from '../../scripts/services/process.ts';
import { readCompose } from './compose.ts';

/** Only root can switch to the image's account; others run the commands themselves. */
export const account = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

type Name = 'site' | 'cms';

/** `here` translates names of the image to this machine: folders, ports, hosts. */
export async function openContainers(here: (text: string) => string) {
  const image = readImage(here(await readFile(inRoot('deploy/Dockerfile'), 'utf8')));
  const { services } = await readCompose();
  const container = (name: Name): typeof services.cms =>
    JSON.parse(here(JSON.stringify(services[name])));
  const options = (name: Name): SpawnOptions => {
    const { working_dir = image.folder, environment } = container(name);
    return { cwd: working_dir, env: { ...image.variables, ...environment }, ...account };
  };
  /** Runs a command as `docker compose exec` does. */
  const run = (name: Name, [program = '', ...words]: string[]) =>
    spawnSync(program, words, { ...options(name), encoding: 'utf8', stdio: 'pipe' });
  return {
    start: (name: Name) => {
      const line = `exec ${container(name).command}`;
      return startProgram('sh', ['-c', line], { ...options(name), stdio: 'ignore' });
    },
    run,
    /** Runs the health check, as Docker does regularly. */
    isWell: (name: Name) => {
      const [, ...words] = container(name).healthcheck?.test ?? ['CMD', ...image.health];
      return run(name, words).status === 0;
    },
  };
}

function readImage(dockerfile: string) {
  const instructionText = (instruction: string) =>
    new RegExp(`^${instruction} (.*)$`, 'm').exec(dockerfile)?.[1] ?? '';
  const variables = instructionText('ENV')
    .replace('$PATH', '/usr/bin:/bin')
    .split(' ')
    .map((word) => word.split('='));
  return {
    folder: instructionText('WORKDIR'),
    variables: { HOME: '/', ...Object.fromEntries(variables) } as NodeJS.ProcessEnv,
    // The line of HEALTHCHECK that starts with spaces.
    health: JSON.parse(instructionText(' +CMD')) as string[],
  };
}
