import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from '../postgres.ts';
import { finished } from '../process.ts';
import type { Rows, Store } from './store.ts';

export function postgresStore(databaseUrl: string): Store {
  const env = { ...process.env, ...connection(databaseUrl) };
  const run = (program: string, ...words: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(find(program), words, {
      env,
      encoding: 'utf8',
    });
    if (error) throw new Error(`${program} is needed and cannot be run.`, { cause: error });
    if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
    return stdout.trim();
  };
  return {
    kind: 'Postgres',
    file: 'database.pgdump',
    async copyTo(file) {
      run('pg_dump', '--format=custom', '--no-owner', '--no-privileges', `--file=${file}`);
    },
    count: countRows,
    isFilled: async () =>
      run('psql', '-XAtc', "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") !== '0',
    async replaceWith(file) {
      const sql = `${file}.sql`;
      run('pg_restore', '--no-owner', '--no-privileges', `--file=${sql}`, file);
      const empty = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
      const careful = ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null'];
      run('psql', ...careful, '-c', empty, '-f', sql);
    },
  };
}

/** Beside the server where it is installed here, else wherever the PATH has it. */
function find(program: string): string {
  const beside = path.join(findPostgres() ?? '', program);
  return existsSync(beside) ? beside : program;
}

/** In the environment: a command line can be read by everybody on the machine. */
function connection(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const ssl = searchParams.get('sslmode');
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { PGSSLMODE: ssl }),
  };
}

/** A dump says its tables as lines between `COPY public.name …` and `\.`, one line a row. */
async function countRows(file: string): Promise<Rows> {
  const reading = spawn(find('pg_restore'), ['--data-only', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const done = finished(reading, 'pg_restore');
  const rows: Rows = {};
  let table: string | undefined;
  for await (const line of createInterface({ input: reading.stdout, crlfDelay: Infinity })) {
    if (table === undefined) table = /^COPY public\."?(\w+)"? /.exec(line)?.[1];
    else if (line === '\\.') table = undefined;
    else rows[table] = (rows[table] ?? 0) + 1;
  }
  await done;
  return rows;
}
