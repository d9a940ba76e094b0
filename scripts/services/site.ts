import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.ts';
import { memory, startNode } from './process.ts';
import { type Channels, type Service, startService } from './service.ts';

export interface SiteOptions {
  port: number;
  host?: string;
  siteUrl: string;
  backendUrl: string;
  /** Set if site and backend share a disk. */
  dataDir?: string;
  dev?: boolean;
  env?: Record<string, string>;
  stdio?: Channels;
}

/**
 * Folders whose changes restart the site in development. Its own build output is not among them.
 */
const watched = () =>
  ['site', 'server', 'contract'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => !['dist', 'node_modules'].includes(name))
      .map((name) => `--watch-path=${path.join(folder, name)}`),
  );

/** Arguments and environment of the site's process. */
export function siteCommand(options: SiteOptions): { words: string[]; env: NodeJS.ProcessEnv } {
  const { port, host = '127.0.0.1', siteUrl, backendUrl, dataDir, dev = false } = options;
  const { S3_BUCKET_URL } = { ...process.env, ...options.env };
  const words = [
    ...(dev ? ['--watch', '--watch-preserve-output', ...watched()] : []),
    ...memory.site,
    'site/server.ts',
  ];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...memory.variables,
    NODE_ENV: dev ? 'development' : 'production',
    PORT: String(port),
    HOST: host,
    SITE_URL: siteUrl,
    BACKEND_URL: backendUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // Files in a bucket are read through the backend.
    ...(dataDir && !S3_BUCKET_URL && { FILES_DIR: path.join(dataDir, 'files') }),
    ...options.env,
  };
  return { words, env };
}

/** Starts the site. Resolves when it answers. */
export function startSite(options: SiteOptions): Promise<Service> {
  const { words, env } = siteCommand(options);
  const { stdio = 'inherit' } = options;
  const child = startNode(words, { env, stdio });
  return startService('The site', child, `http://127.0.0.1:${options.port}`, '/health');
}
