/**
 * `node scripts/run.mjs NAME …`: installs missing packages, then runs scripts/commands/NAME.ts on
 * the project's Node until it ends or is asked to. A NAME with a folder is the path of a file.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './install/end-with-parent.mjs';
import { installIfNeeded } from './install/install.mjs';
import { findRunner, requireStarter } from './install/node.mjs';
import { requirePorts } from './install/ports.mjs';
import { recordStart } from './install/start-record.mjs';
import { beginLog } from './install/steps.mjs';

const [name = '', ...words] = process.argv.slice(2);
const starts = name === 'start' || name === 'dev';
/** @type {import('node:child_process').ChildProcess | undefined} */
let command;

// Also SIGINT, although a terminal sends Ctrl-C to the command too: `kill` and npm send it only to this process.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));
// npm does not pass SIGHUP on and cannot pass SIGKILL on. Both would leave this process running.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 500).unref();

try {
  requireStarter();
  const log = starts ? recordStart(name, process.env) : path.basename(name);
  if (starts) await requirePorts(process.env);
  beginLog(log);
  await installIfNeeded();
  command = run(findRunner());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  // The last line of all that test must always be the counts.
  if (['test', 'journeys', 'long'].includes(name)) console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {string} node */
function run(node) {
  const file = name.includes('/') ? `../${name}.ts` : `commands/${name}.ts`;
  // Site, backend and browsers reach each other directly, whatever the proxy of the machine is.
  const { NO_PROXY, no_proxy = NO_PROXY } = process.env;
  const noProxy = [...(no_proxy ? [no_proxy] : []), 'localhost', '127.0.0.1', '::1'].join(',');
  const child = spawn(node, [fileURLToPath(new URL(file, import.meta.url)), ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Debian installs nginx in a folder that is only on root's PATH.
      PATH: [path.dirname(node), process.env.PATH, '/usr/sbin'].join(path.delimiter),
      NO_PROXY: noProxy,
      no_proxy: noProxy,
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? exitCodeOf(signal);
  });
  // Never killed, because a restore is finished or undone, however long it takes.
  return endWithParent(child);
}

/**
 * Asks the command to stop, which it does in an orderly way while this process waits. Before there is one, an installation
 * ends with this process.
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (command) command.kill(signal);
  else process.exit(exitCodeOf(signal));
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === 'SIGINT' ? 130 : 143;
}
