/**
 * A root folder with what a new Debian has and git, in which ordinary users have clones of the
 * project. Only root can make one.
 */
import { chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { endWithParent } from '../install/end-with-parent.mjs';
import { askNpm } from '../install/install.mjs';
import { root as project } from '../paths.ts';
import { installDebian } from './debian.ts';
import { nodesFromNpm } from './programs/nodes/unpack.ts';
import { fetchProgram, findFetched } from './programs/npm-program.ts';

/** Seconds after which everything inside is killed when the test was killed. */
const GRACE = 5;

/** An ordinary user: what is peculiar about the account. */
export interface Person {
  home: string;
  /** Folder of the clone. */
  project: string;
  umask: string;
  /** Lines of npm's settings for all projects. */
  npm: readonly string[];
  /** Settings of git for all projects. */
  git: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string>>;
}

/**
 * Mounts end with the namespace, and all processes with its first one. That is this shell: `unshare`
 * can only end a process that keeps root's account.
 */
const enter = `
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  mount -t tmpfs -o mode=1777 shm "$0/dev/shm"
  chroot "$0" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs \
    sh -c 'umask "$1" && cd "$2" && shift 2 && exec "$@"' sh "$@"
  exit
`;

export async function openBareRoot() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bare-root-'));
  const inside = (file: string) => path.join(folder, file);
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o755);
    await installDebian(folder, ['git', 'ca-certificates']);
    await execa('useradd', ['--root', folder, '--uid=1000', 'student']);
    // As on most machines, `localhost` has an address of both kinds.
    await writeFile(inside('/etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
    const nodes = findFetched(nodesFromNpm) ?? (await fetchProgram(nodesFromNpm));
    if (!nodes) throw new Error('The versions of Node could not be fetched.');
    await cp(nodes, inside('/opt/nodes'), { recursive: true, verbatimSymlinks: true });
  } catch (error) {
    await close();
    throw error;
  }
  /** Runs a command as the user in the clone, on this version of Node. */
  const run = (
    { home, project: place, umask, env }: Person,
    node: string,
    words: string[],
    more: Record<string, string> = {},
  ) => {
    const running = execa(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', enter, folder].concat(
        umask,
        place,
        words,
      ),
      {
        env: {
          HOME: home,
          PATH: `/opt/nodes/bin-${node}:/usr/bin:/bin:/usr/sbin`,
          ...env,
          ...more,
        },
        extendEnv: false,
        stdin: 'ignore',
        all: true,
        // unshare ignores SIGTERM.
        killSignal: 'SIGKILL',
        reject: false,
      },
    );
    endWithParent(running.nodeChildProcess, GRACE);
    return running;
  };
  return {
    /** Makes the user's home with the settings and the clone. */
    async settle({ home, project: place, npm, git }: Person) {
      await mkdir(inside(home), { recursive: true });
      await configureNpm(inside, home, npm);
      const settings = Object.entries(git);
      for (const [name, value] of settings)
        await execa('git', ['config', '--file', inside(`${home}/.gitconfig`), name, value]);
      const options = settings.map(([name, value]) => `--config=${name}=${value}`);
      await execa('git', [
        'clone',
        '--quiet',
        '--no-hardlinks',
        ...options,
        project,
        inside(place),
      ]);
      await execa('chown', ['-R', '1000:1000', inside('/home')]);
    },
    /** Writes a program into the root folder, as an administrator does. */
    install: (file: string, text: string) => writeFile(inside(file), text, { mode: 0o755 }),
    run,
    close,
  };
}

/** Lets npm use the same registry as on this machine, and trust the same certificates. */
async function configureNpm(
  inside: (file: string) => string,
  home: string,
  settings: readonly string[],
): Promise<void> {
  const certificates = await askNpm(['config', 'get', 'cafile']);
  const registry = await askNpm(['config', 'get', 'registry']);
  // Packages come without the person's proxy, which may not answer.
  const lines = [...settings, `registry=${registry}`, `noproxy=${new URL(registry).hostname}`];
  if (certificates !== 'null') {
    await mkdir(inside('/opt/npm'), { recursive: true });
    await copyFile(certificates, inside('/opt/npm/certificates'));
    lines.push('cafile=/opt/npm/certificates');
  }
  await writeFile(inside(`${home}/.npmrc`), `${lines.join('\n')}\n`);
}
