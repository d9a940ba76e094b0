/** Runs backend and site together. If one ends, the other is stopped. */
import { existsSync } from 'node:fs';
import { logFile, step } from '../install/steps.mjs';
import { root } from '../paths.ts';
import { type Admin, credentialLines, prepareBackend, startBackend } from './backend.ts';
import { deletionOf } from './deletion.ts';
import { stopAll } from './process.ts';
import { type Channels, endOf } from './service.ts';
import { readSecrets, readSettings } from './settings.ts';
import { startSite } from './site.ts';

interface Options {
  /** Restarts on changes, and shows the services' output on the terminal. */
  dev: boolean;
  build: () => Promise<void>;
  prepare?: typeof prepareBackend;
}

/** Runs until it is stopped or one of the services ends. */
export async function serve(options: Options): Promise<void> {
  try {
    await Promise.race([stopAsked(), runServices(options)]);
  } finally {
    await stopAll();
  }
}

async function runServices({ dev, build, prepare = prepareBackend }: Options) {
  const settings = readSettings(process.env);
  const { dataDir, siteUrl, cmsUrl, sitePort, cmsPort, host } = settings;
  const elsewhere = process.env.BACKEND_URL;
  if (elsewhere) {
    await build();
    const site = await starting(dev, (stdio) =>
      startSite({ port: sitePort, host, siteUrl, dev, stdio, backendUrl: elsewhere }),
    );
    printAddresses([['Site', `${siteUrl}, with the content of ${elsewhere}`]]);
    return Promise.race([endOf(site), deletionOf(root)]);
  }
  const common = { dataDir, siteUrl, cmsUrl, dev };
  const isNew = !existsSync(dataDir);
  const ofBackend = { ...common, secrets: await readSecrets(dataDir, process.env) };
  const admin = await buildAndPrepare(isNew, build, () => prepare(ofBackend));
  const backendUrl = `http://127.0.0.1:${cmsPort}`;
  const [backend, site] = await starting(dev, (stdio) =>
    Promise.all([
      startBackend({ ...ofBackend, port: cmsPort, stdio }),
      startSite({ ...common, port: sitePort, host, backendUrl, stdio }),
    ]),
  );
  printAddresses([
    ['Site', siteUrl],
    ['Admin', `${cmsUrl}/admin`],
    ...credentialLines(admin).map((line): [string, string] => ['', line]),
  ]);
  await Promise.race([endOf(backend), endOf(site), deletionOf(root), deletionOf(dataDir)]);
}

/**
 * Builds while a new database is filled, because the demo needs no build. An existing one is not
 * migrated before the build has succeeded. If the build fails, a new administrator is shown all the same.
 */
async function buildAndPrepare(
  isNew: boolean,
  build: Options['build'],
  prepare: () => Promise<Admin | undefined>,
): Promise<Admin | undefined> {
  if (!isNew) {
    await build();
    return prepare();
  }
  const [built, admin] = await Promise.allSettled([build(), prepare()]);
  if (built.status === 'rejected') {
    if (admin.status === 'fulfilled' && admin.value)
      printAddresses(credentialLines(admin.value).map((line) => ['', line]));
    throw built.reason;
  }
  if (admin.status === 'rejected') throw admin.reason;
  return admin.value;
}

/** The output of services goes to the log; `npm run dev` shows it in the terminal. */
const starting = <Started>(dev: boolean, start: (stdio: Channels) => Promise<Started>) =>
  step('Start', async ({ show, log }) => {
    const started = await start(dev ? 'inherit' : ['ignore', log, log]);
    show('ready (press Ctrl-C to stop)');
    return started;
  });

function printAddresses(lines: [name: string, address: string][]): void {
  console.log();
  for (const [name, address] of [...lines, ['Log', logFile()]] as const)
    console.log(`  ${name.padEnd(6)} ${address}`);
  console.log();
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    // Not `once`, because a terminal and `run.mjs` both send Ctrl-C, and a second signal without a listener would end
    // this process before its services.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
}
