/**
 * A Debian server with its own systemd, processes and network, in which the documents are followed.
 * It reaches only itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';
import { inRoot } from '../../scripts/paths.ts';
import { startProgram } from '../../scripts/services/process.ts';
import { installDebian } from '../../scripts/testing/debian.ts';
import { soon } from '../../tests/support/soon.ts';

const END = 'These lines have ended.';
/** The shell, with aliases as in a terminal. Lines do not come over its input, which commands would read. */
const readLines = `
  exec 2>&1
  shopt -s expand_aliases
  cd /root
  while IFS= read -r -d '' -u 3 lines; do
    eval "$lines"
    # On a line of its own, whatever was printed.
    printf '\\n%s\\n' '${END}'
  done`;
/** The environment of root's shell. */
const environment = [
  'HOME=/root',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
];
const namespaces = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];

/** A shell of root that was opened on the server. */
export interface Shell {
  /** Runs lines as they stand in a document. Resolves with their output; rejects at the first one that fails. */
  run(lines: string): Promise<string>;
  close(): void;
}

/** Installs a Debian. `install` is its line of the documents that installs packages. */
export async function openDebian(install: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'debian-'));
  const inside = (file: string) => path.join(folder, file);
  const shells: Shell[] = [];
  let first: ChildProcess | undefined;
  const halt = async () => {
    for (const shell of shells.splice(0)) shell.close();
    if (!first) return;
    // systemd ends with the namespace whose first process it is.
    const ended = new Promise((resolve) => first?.once('exit', resolve));
    first.kill('SIGKILL');
    await ended;
    first = undefined;
  };
  try {
    await chmod(folder, 0o755);
    await installDebian(folder, ['systemd-sysv', 'dbus', 'adduser', 'ca-certificates', 'procps']);
    await runInstallLine(folder, install);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    inside,
    /** Starts it. Resolves when all its services run. */
    async boot() {
      const words = [...namespaces, '--fork', '--kill-child', 'sh', '-e'];
      first = startProgram('unshare', [...words, inRoot('deploy/testing/boot.sh'), folder], {
        stdio: 'inherit',
      });
      await soon(async () => {
        const words = ['--target', await firstProcessOf(first), '--all', 'systemctl'];
        const { stdout } = await execa('nsenter', [...words, 'is-system-running'], {
          reject: false,
        });
        return stdout === 'running';
      });
    },
    async openShell(): Promise<Shell> {
      const shell = enter(await firstProcessOf(first));
      shells.push(shell);
      return shell;
    },
    halt,
    async close() {
      await halt();
      // The last processes may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 1000 });
    },
  };
}

/** The number of the systemd whose namespaces `unshare` made. */
async function firstProcessOf(unshare: ChildProcess | undefined): Promise<string> {
  if (!unshare?.pid) throw new Error('The server is not running.');
  const { pid } = unshare;
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
}

/** Opens a shell in the namespaces of a process. */
function enter(pid: string): Shell {
  const words = ['--target', pid, '--all', 'env', '-i', ...environment, 'bash', '-ec', readLines];
  const child = spawn('nsenter', words, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  const input = child.stdio[3] as Writable;
  let output = '';
  let finish: (failed: boolean) => void = () => {};
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    if (line === END) finish(false);
    else output += `${line}\n`;
  });
  child.once('close', () => finish(true));
  return {
    run: (lines) =>
      new Promise((resolve, reject) => {
        output = '';
        finish = (failed) =>
          failed
            ? reject(new Error(`These lines failed:\n${lines}\n\n${output}`))
            : resolve(output.trimEnd());
        if (child.exitCode === null) input.write(`${lines}\0`);
        else finish(true);
      }),
    close: () => void child.kill('SIGKILL'),
  };
}

/** Runs the documents' line in a new Debian that is not started, with this machine's sources of packages. */
async function runInstallLine(folder: string, line: string): Promise<void> {
  const inside = (file: string) => path.join(folder, file);
  for (const settings of [
    'sources.list.d',
    'apt.conf.d',
    'auth.conf.d',
    'trusted.gpg.d',
    'keyrings',
  ])
    await cp(`/etc/apt/${settings}`, inside(`etc/apt/${settings}`), { recursive: true });
  await rm(inside('etc/apt/sources.list'), { force: true });
  await writeFile(inside('etc/apt/apt.conf.d/99yes'), 'APT::Get::Assume-Yes "true";\n');
  await copyFile('/etc/ssl/certs/ca-certificates.crt', inside('etc/ssl/certs/ca-certificates.crt'));
  // Services start when the server does.
  const policy = inside('usr/sbin/policy-rc.d');
  await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const words = ['--mount', 'sh', '-ec', `mount -t proc proc "$0/proc" && chroot "$0" sh -ec "$1"`];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await execa('unshare', [...words, folder, `apt-get update && ${line}`], { env, all: true });
  await rm(policy);
}
