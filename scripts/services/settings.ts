import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddresses, readPorts } from '../install/ports.mjs';
import { readDataDir } from '../install/start-record.mjs';

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
  return {
    dataDir: readDataDir(environment),
    host: environment.HOST || '127.0.0.1',
    ...readPorts(environment),
    ...readAddresses(environment),
  };
}

/** True if an empty database gets the demo college. */
export function wantsDemo({ DEMO }: NodeJS.ProcessEnv): boolean {
  if (DEMO && !/^(on|off)$/.test(DEMO))
    throw new Error(`DEMO must be on or off, but it is ${DEMO}.`);
  return DEMO !== 'off';
}

const names = ['PAYLOAD_SECRET', 'CAPTCHA_SECRET'] as const;
export type Secrets = Record<(typeof names)[number], string>;

const newSecret = () => randomBytes(32).toString('base64url');

/** Secrets of the environment. Missing ones are created once and stored with the data. */
export async function readSecrets(
  dataDir: string,
  input: Record<string, string | undefined>,
): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readKept(file);
  const missing = names.filter((name) => !input[name] && !stored[name]);
  for (const name of missing) stored[name] = newSecret();
  if (missing.length > 0) {
    await mkdir(dataDir, { recursive: true, mode: 0o750 });
    await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, input[name] || stored[name]])) as Secrets;
}

async function readKept(file: string): Promise<Partial<Secrets>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
