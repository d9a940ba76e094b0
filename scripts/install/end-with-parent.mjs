/**
 * Ends a child process when this process is gone, however it ended: nothing else runs after SIGKILL. Plain Node 20, because
 * `npm ci` is such a child.
 */
import { spawn } from 'node:child_process';

/**
 * A shell that waits until its input closes, which the system does when this process ends, and then ends the process $0. $1 is
 * the number of seconds after which it kills it, or empty for never.
 */
const guard = `
  read -r _
  kill -TERM "$0" || exit 0
  test "$1" || exit 0
  tenths=$(($1 * 10))
  while kill -0 "$0" && test "$tenths" -gt 0; do sleep 0.1; tenths=$((tenths - 1)); done
  kill -KILL "$0"
`;

/**
 * Guards a child until it ends. Windows has no such shell: there the child ends only if this process ends in good order.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @param {number} [grace] seconds after which the child is killed if it does not end; without it, never
 */
export function endWithParent(child, grace) {
  if (child.pid === undefined || process.platform === 'win32') return child;
  const shell = spawn('sh', ['-c', guard, `${child.pid}`, `${grace ?? ''}`], {
    // A folder that is not in anybody's way.
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a process group of its own, because signals to ours must not end it before its work.
    detached: true,
  });
  // Without a shell, the child is as on Windows.
  shell.once('error', () => {});
  shell.stdin.once('error', () => {});
  shell.unref();
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  child.once('exit', () => shell.kill('SIGKILL'));
  return child;
}
