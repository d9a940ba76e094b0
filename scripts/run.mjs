/**
 * `node scripts/run.mjs NAME …`: installs what is missing, then runs scripts/commands/NAME.ts on the project's Node; of a
 * NAME with a folder, that file: no script knows whoever stands above it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install/install.mjs';
import { findRunner, requireStarter } from './install/node.mjs';
import { beginLog } from './install/steps.mjs';

const [name = '', ...words] = process.argv.slice(2);

try {
  requireStarter();
  beginLog(path.basename(name));
  await installIfNeeded();
  run(findRunner());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  // `npm test` promises a closing line whatever happens.
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
      // Debian keeps nginx in a folder that only root looks into.
      PATH: [path.dirname(node), process.env.PATH, '/usr/sbin'].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // A terminal sends Ctrl-C to the child as well; it stops in good order and we wait for it.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm passes a SIGTERM to its shell alone, which then leaves us behind.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
