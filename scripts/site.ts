import type { SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { startNode } from './process.ts';
import { type Service, startService } from './service.ts';

export interface SiteOptions {
  port: number;
  host?: string;
  siteUrl: string;
  backendUrl: string;
  /** Where site and backend share a disk. */
  dataDir?: string;
  dev?: boolean;
  env?: NodeJS.ProcessEnv;
  stdio?: SpawnOptions['stdio'];
}

/** A change under any of these starts the site anew while developing. */
const watched = ['site', 'contract'];

/** Starts the site; resolves when it answers. */
export function startSite(options: SiteOptions): Promise<Service> {
  const { port, host = '127.0.0.1', siteUrl, backendUrl, dataDir, dev = false } = options;
  const watch = watched.map((folder) => `--watch-path=${folder}`);
  const child = startNode(
    [...(dev ? ['--watch', '--watch-preserve-output', ...watch] : []), 'site/server.ts'],
    {
      env: {
        ...process.env,
        NODE_ENV: dev ? 'development' : 'production',
        PORT: String(port),
        HOST: host,
        SITE_URL: siteUrl,
        BACKEND_URL: backendUrl,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        ...(dataDir && { FILES_DIR: path.join(dataDir, 'files') }),
        ...options.env,
      },
      stdio: options.stdio ?? 'inherit',
    },
  );
  return startService('The site', child, `http://127.0.0.1:${port}`, '/healthz');
}
