/**
 * Time of corrections with a vocabulary made to slow them down. They must read only a bounded part
 * of it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/statements.ts';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { wordsLike } from '../index/words.ts';

const WORDS = 60_000;
/** Rows per statement. */
const AT_ONCE = 2000;

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  await addNotice(payload, { title: 'Scholarship for hostels' });
  // All words begin and end like the query, but none is within two slips of it.
  const word = (at: number) => `scho${at.toString(36).padStart(4, '0')}hip`;
  for (let from = 0; from < WORDS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => {
      const one = word(from + at);
      return sql`(${one}, ${one}, ${[...one].reverse().join('')}, ${one.length}, ${one})`;
    });
    await rowsOf(
      payload,
      sql`INSERT INTO search_words (word, sound, backwards, letters, written) VALUES ${sql.join(rows, sql`, `)}`,
    );
  }
}, patience);

it('reads a bounded number of words from any vocabulary', async () => {
  const likely = await wordsLike('schozzzzhip', 2, payload);
  expect(likely.length).toBeGreaterThan(0);
  expect(likely.length).toBeLessThanOrEqual(620);
});

it('lets other requests run while many misspelt queries are answered', async () => {
  const { getsearchresults } = await import('../../calls/search/search-calls.ts');
  const ask = (q: string) => getsearchresults({ q, page: 1 }, { payload, locale: 'en' });
  expect((await ask('scholrship hostals')).corrected).toBe('scholarship hostels');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [before, { length }] = [process.cpuUsage(), Array(16)];
  await Promise.all(Array.from({ length }, (_, at) => ask(`schozz${at}zhip schoyy${at}yhip`)));
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  // A correction took one second of CPU time before the bound.
  expect((user + system) / 1000 / length).toBeLessThan(250);
  expect(delay.percentile(99) / 1e6).toBeLessThan(300);
});

it('does not correct a query with more than two unknown words', async () => {
  const { getsearchresults } = await import('../../calls/search/search-calls.ts');
  const ask = (q: string) => getsearchresults({ q, page: 1 }, { payload, locale: 'en' });
  expect((await ask('scholrship hostals')).corrections).not.toEqual([]);
  expect((await ask('scholrship hostals scholrshp')).corrections).toEqual([]);
});
