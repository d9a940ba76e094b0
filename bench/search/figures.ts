/** What a search of a large college costs, on each database that there is. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/paths.ts';
import { findPostgres, openPostgres } from '../../scripts/testing/postgres.ts';
import { type Figure, figure, limits, notMeasured } from '../budgets.ts';
import type { Searched } from './measure.ts';

export async function searchFigures(): Promise<Figure[]> {
  const onSqlite = figuresOf('SQLite', await measured(''));
  if (!findPostgres())
    return [...onSqlite, notMeasured('Search on Postgres', '≤ 50 ms', 'no Postgres is installed')];
  const postgres = await openPostgres();
  try {
    return [...onSqlite, ...figuresOf('Postgres', await measured(`${postgres.address}/search`))];
  } finally {
    await postgres.stop();
  }
}

async function measured(address: string): Promise<Searched> {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
  try {
    const env = {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: address,
      PAYLOAD_SECRET: 'a secret of measurements, long enough',
      CAPTCHA_SECRET: 'another secret of measurements, as long',
    };
    const child = spawn(process.execPath, [inRoot('bench/search/measure.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return await new Promise<Searched>((resolve, reject) => {
      child.once('message', (searched: Searched) => resolve(searched));
      child.once('exit', (code) => reject(new Error(`The search was not measured: ${code}.`)));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function figuresOf(database: string, found: Searched): Figure[] {
  const what = '50,000 notices and 5,500 documents';
  const { publishing, size } = found;
  const times = publishing.with / publishing.without;
  return [
    figure(`Search, ${what}, ${database}, p95`, '≤ 50 ms', found.search, {
      atMost: limits.search,
      said: `${ms(found.search)} (slowest: ${found.slowest})`,
    }),
    figure(`Hostile queries, ${database}, p95`, '≤ 50 ms', found.hostile, {
      atMost: limits.search,
      said: ms(found.hostile),
    }),
    figure(`Suggestions, ${database}, p95`, '≤ 100 ms', found.suggestions, {
      atMost: limits.suggestions,
      said: ms(found.suggestions),
    }),
    figure(`A notice published, with the index, ${database}`, '≤ 1.30 ×', times, {
      atMost: limits.publishing,
      said: `${times.toFixed(2)} × (${ms(publishing.without)} → ${ms(publishing.with)})`,
    }),
    figure(`What is kept to be searched, ${database}`, '≤ 2.00 × the text', size, {
      atMost: limits.searchIndex,
      said: `${size.toFixed(2)} ×`,
    }),
  ];
}
