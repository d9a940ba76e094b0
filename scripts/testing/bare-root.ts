/**
 * A root folder with what a new Debian has and git, in which an ordinary user has a clone of the
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

const home = '/home/student';
/** Seconds after which everything inside is killed when the test was killed. */
const GRACE = 5;

/**
 * Mounts end with the namespace, and all processes with its first one. That is this shell: `unshare`
 * can only end a process that keeps root's account.
 */
const enter = `
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  mount -t tmpfs -o mode=1777 shm "$0/dev/shm"
  chroot "$0" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs \
    sh -c 'cd ${home}/college && exec "$@"' sh "$@"
  exit
`;

export async function openBareRoot() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bare-root-'));
  const inside = (file: string) => path.join(folder, file);
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o755);
    await installDebian(folder, ['git', 'ca-certificates']);
    await execa('useradd', ['--root', folder, '--create-home', '--uid=1000', 'student']);
    await writeFile(inside('/etc/hosts'), '127.0.0.1 localhost\n');
    await configureNpm(inside);
    const nodes = findFetched(nodesFromNpm) ?? (await fetchProgram(nodesFromNpm));
    if (!nodes) throw new Error('The versions of Node could not be fetched.');
    await cp(nodes, inside('/opt/nodes'), { recursive: true, verbatimSymlinks: true });
    await execa('git', ['clone', '--quiet', '--no-hardlinks', project, inside(`${home}/college`)]);
    await execa('chown', ['-R', '1000:1000', inside(home)]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** Runs a command as the ordinary user in the clone, on this version of Node. */
    run(node: string, words: string[], env: Record<string, string> = {}) {
      const running = execa(
        'unshare',
        ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', enter, folder, ...words],
        {
          env: { HOME: home, PATH: `/opt/nodes/bin-${node}:/usr/bin:/bin:/usr/sbin`, ...env },
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
    },
    close,
  };
}

/** Lets npm use the same registry as on this machine, and trust the same certificates. */
async function configureNpm(inside: (file: string) => string): Promise<void> {
  const certificates = await askNpm(['config', 'get', 'cafile']);
  const lines = [`registry=${await askNpm(['config', 'get', 'registry'])}`];
  if (certificates !== 'null') {
    await mkdir(inside('/opt/npm'), { recursive: true });
    await copyFile(certificates, inside('/opt/npm/certificates'));
    lines.push('cafile=/opt/npm/certificates');
  }
  await writeFile(inside(`${home}/.npmrc`), `${lines.join('\n')}\n`);
}
