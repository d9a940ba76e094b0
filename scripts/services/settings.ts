import path from 'node:path';
import { root } from '../paths.ts';

export interface Settings {
  /** Folder of database, files and secrets: everything in a backup. */
  dataDir: string;
  host: string;
  sitePort: number;
  cmsPort: number;
  /** Public addresses of site and backend. */
  siteUrl: string;
  cmsUrl: string;
}

/** Settings of `npm start` and `npm run dev` from the environment. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const sitePort = readPort(environment, 'SITE_PORT', 3000);
  const cmsPort = readPort(environment, 'CMS_PORT', 3001);
  return {
    dataDir: path.resolve(root, environment.DATA_DIR || 'data'),
    host: environment.HOST || '127.0.0.1',
    sitePort,
    cmsPort,
    siteUrl: environment.SITE_URL || `http://localhost:${sitePort}`,
    cmsUrl: environment.CMS_URL || `http://localhost:${cmsPort}`,
  };
}

/** True if an empty database gets the demo college. */
export function wantsDemo({ DEMO }: NodeJS.ProcessEnv): boolean {
  if (DEMO && !/^(on|off)$/.test(DEMO))
    throw new Error(`DEMO must be on or off, but it is ${DEMO}.`);
  return DEMO !== 'off';
}

function readPort(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const port = Number(environment[name] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, but it is ${environment[name]}.`);
}
