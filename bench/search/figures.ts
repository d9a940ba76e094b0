/** Cost of a search in a large college, for each installed database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/paths.ts';
import { startNode } from '../../scripts/services/process.ts';
import { openPostgres, preparePostgres } from '../../scripts/testing/postgres.ts';
import { type Figure, figure, limits, notMeasured } from '../budgets.ts';
import type { Searched } from './measure.ts';

type Database = 'SQLite' | 'Postgres';

const namesOn = (database: Database) => ({
  search: `Search, 50,000 notices and 5,500 documents, ${database}, p95`,
  hostile: `Hostile queries, ${database}, p95`,
  suggestions: `Suggestions, ${database}, p95`,
  atOnce: `Misspelt searches of 32 visitors at once, ${database}, p95`,
  publishing: `A notice published, with the index, ${database}`,
  size: `Size of the search index, ${database}`,
});

export const searchRows = (database: Database): string[] => Object.values(namesOn(database));

export async function searchFigures(database: Database): Promise<Figure[]> {
  if (database === 'SQLite') return figuresOf(database, await measured(''));
  if (!(await preparePostgres()))
    return searchRows(database).map((row) => notMeasured(row, '', 'needs Postgres'));
  const postgres = await openPostgres();
  try {
    return figuresOf(database, await measured(`${postgres.address}/search`));
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
    const child = startNode([inRoot('bench/search/measure.ts')], {
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

function figuresOf(database: Database, results: Searched): Figure[] {
  const names = namesOn(database);
  const { publishing, size } = results;
  const times = publishing.with / publishing.without;
  return [
    figure(names.search, '≤ 50 ms', results.search, {
      atMost: limits.search,
      summary: `${ms(results.search)} (slowest: ${results.slowest})`,
    }),
    figure(names.hostile, '≤ 50 ms', results.hostile, {
      atMost: limits.search,
      summary: ms(results.hostile),
    }),
    figure(names.suggestions, '≤ 100 ms', results.suggestions, {
      atMost: limits.suggestions,
      summary: ms(results.suggestions),
    }),
    figure(names.atOnce, '≤ 200 ms', results.atOnce, {
      atMost: limits.searchAtOnce,
      summary: ms(results.atOnce),
    }),
    figure(names.publishing, '≤ 1.30 ×', times, {
      atMost: limits.publishing,
      summary: `${times.toFixed(2)} × (${ms(publishing.without)} → ${ms(publishing.with)})`,
    }),
    figure(names.size, '≤ 2.00 × the text', size, {
      atMost: limits.searchIndex,
      summary: `${size.toFixed(2)} ×`,
    }),
  ];
}
