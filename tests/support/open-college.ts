import { openSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../scripts/services/backend.ts';
import { kill } from '../../scripts/services/process.ts';
import { type Channels, freePort, type Service } from '../../scripts/services/service.ts';
import { readSecrets, type Secrets } from '../../scripts/services/settings.ts';
import { startSite } from '../../scripts/services/site.ts';
import { copyDemo, type Demo } from '../../scripts/testing/demo.ts';
import { withinMemory } from './memory.ts';

/** A separate college: a copy of the demo with its own backend and site on free ports. */
export interface College {
  site: string;
  cms: string;
  dataDir: string;
  secrets: Secrets;
  admin: Demo['admin'];
  /** Id of the site's process. */
  sitePid: number;
  /** Id of the backend's process. */
  backendPid: () => number;
  startBackend: () => Promise<void>;
  stopBackend: () => Promise<void>;
  /** Kills the process, as a power failure would. */
  killBackend: () => Promise<void>;
  close: () => Promise<void>;
}

/** Folders of the colleges that are open in this worker. */
const folders = new Set<string>();

/** Log files of the open colleges. */
export const openLogs = (): string[] =>
  [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => path.join(folder, name)),
  );

interface Surroundings {
  /** The folder of the college. */
  within?: string;
  /** Environment variables of the website. */
  site?: Record<string, string>;
}

export async function openCollege(
  demo: Demo,
  env?: Record<string, string>,
  { within = tmpdir(), site: siteEnv }: Surroundings = {},
): Promise<College> {
  const folder = await mkdtemp(path.join(within, 'college-'));
  folders.add(folder);
  const dataDir = path.join(folder, 'data');
  await copyDemo(demo, dataDir);
  const secrets = await readSecrets(dataDir, {});
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${sitePort}`;
  const cms = `http://127.0.0.1:${cmsPort}`;
  /** Writes the output of a service to a file, and quotes its end if the service does not start. */
  const logged = async (name: string, start: (stdio: Channels) => Promise<Service>) => {
    const log = path.join(folder, `${name}.log`);
    const file = openSync(log, 'a');
    return start(['ignore', file, file]).catch((cause: unknown) => {
      throw new Error(`${cause}\n${readFileSync(log, 'utf8').slice(-2000)}`, { cause });
    });
  };
  const common = { dataDir, siteUrl: site };
  let backend: Service | undefined;
  const start = async () => {
    const options = { ...common, secrets, cmsUrl: cms, port: cmsPort, env };
    backend = await logged('cms', (stdio) => startBackend({ ...options, stdio }));
  };
  await start();
  const pages = await logged('site', async (stdio) =>
    withinMemory(
      await startSite({ ...common, port: sitePort, backendUrl: cms, env: siteEnv, stdio }),
    ),
  );
  return {
    site,
    cms,
    dataDir,
    secrets,
    admin: demo.admin,
    sitePid: pages.process.pid ?? 0,
    backendPid: () => backend?.process.pid ?? 0,
    startBackend: start,
    stopBackend: async () => backend?.stop(),
    killBackend: async () => backend && kill(backend.process),
    async close() {
      await Promise.all([backend?.stop(), pages.stop()]);
      folders.delete(folder);
      if (!process.env.KEEP_LOGS) await rm(folder, { recursive: true, force: true });
    },
  };
}
