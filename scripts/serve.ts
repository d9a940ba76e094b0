/** Starts backend and site together, and keeps them together. */
import { once } from 'node:events';
import { prepareBackend, startBackend } from './backend.ts';
import { requirePort } from './ports.ts';
import { stopAll } from './process.ts';
import { readSecrets } from './secrets.ts';
import type { Service } from './service.ts';
import { readSettings } from './settings.ts';
import { startSite } from './site.ts';

/** Runs until it is told to stop or one of the two ends. `build` runs once the ports are known to be free. */
export async function serve(options: { dev: boolean; build: () => Promise<void> }): Promise<void> {
  try {
    await Promise.race([stopAsked(), keepServing(options)]);
  } finally {
    await stopAll();
  }
}

async function keepServing({ dev, build }: { dev: boolean; build: () => Promise<void> }) {
  const settings = readSettings(process.env);
  const { dataDir, siteUrl, cmsUrl, sitePort, cmsPort, host } = settings;
  await requirePort(sitePort, 'SITE_PORT');
  const elsewhere = process.env.BACKEND_URL;
  if (elsewhere) {
    await build();
    const site = await startSite({ port: sitePort, host, siteUrl, dev, backendUrl: elsewhere });
    console.log(`\n  Site   ${siteUrl}, with the content of ${elsewhere}\n`);
    return ended(site);
  }
  await requirePort(cmsPort, 'CMS_PORT');
  await build();
  const common = { dataDir, siteUrl, cmsUrl, dev };
  const ofBackend = { ...common, secrets: await readSecrets(dataDir, process.env) };
  const admin = await prepareBackend(ofBackend);
  const backendUrl = `http://127.0.0.1:${cmsPort}`;
  const [backend, site] = await Promise.all([
    startBackend({ ...ofBackend, port: cmsPort }),
    startSite({ ...common, port: sitePort, host, backendUrl }),
  ]);
  console.log(`\n  Site   ${siteUrl}\n  Admin  ${cmsUrl}/admin`);
  console.log(
    admin
      ? `         ${admin.email}\n         ${admin.password}   (shown only now)\n`
      : '         npm run password   sets a new password\n',
  );
  await Promise.race([ended(backend), ended(site)]);
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
}

async function ended({ name, process }: Service): Promise<never> {
  const [code, signal] = await once(process, 'exit');
  throw new Error(`${name} ended by itself (${signal ?? `exit code ${code}`}).`);
}
