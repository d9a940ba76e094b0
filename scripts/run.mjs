/**
 * `node scripts/run.mjs NAME …`: installs missing packages, then runs scripts/commands/NAME.ts on
 * the project's Node. A NAME with a folder is the path of a file.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install/install.mjs';
import { findRunner, requireStarter } from './install/node.mjs';
import { requirePorts } from './install/ports.mjs';
import { beginLog } from './install/steps.mjs';

const [name = '', ...words] = process.argv.slice(2);

try {
  requireStarter();
  if (name === 'start' || name === 'dev') await requirePorts(process.env);
  beginLog(path.basename(name));
  await installIfNeeded();
  run(findRunner());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  // The last line of `npm test` must always be the counts.
  if (name === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {string} node */
function run(node) {
  const file = name.includes('/') ? `../${name}.ts` : `commands/${name}.ts`;
  const child = spawn(node, [fileURLToPath(new URL(file, import.meta.url)), ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Debian installs nginx in a folder that is only on root's PATH.
      PATH: [path.dirname(node), process.env.PATH, '/usr/sbin'].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // A terminal sends Ctrl-C to the child too. The child stops in an orderly way, and this process
  // waits for it.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm sends SIGTERM only to its shell, which would leave this process running.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
