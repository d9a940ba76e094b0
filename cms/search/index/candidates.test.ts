/** A search for unknown words uses the index of the database, instead of reading all entries. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { hasMatch } from './candidates.ts';
import type { Expression } from './expression.ts';
import { optimizeIndex } from './make.ts';

const ENTRIES = 20_000;
/**
 * Upper bound of the time of a search for either of two words, as a multiple of a search for both,
 * which the index answers at once. Reading all entries takes far longer.
 */
const MOST_RATIO = 5;
/** Words that make an entry as long as that of a notice. */
const filler = Array.from({ length: 60 }, (_, at) => ` filler${at}`).join('');

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  await inTransaction(payload, async (req) => {
    await rowsOf(
      payload,
      sql`INSERT INTO search_entries (collection, record, tab, department, date, year, title, words, marks)
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ENTRIES})
          SELECT 'notices', n, 'notice', 0, n, 2026, 'notice', 'fees w' || (n % 977) || ' x' || (n % 11) || ${filler}, 'notice'
          FROM numbers`,
      req,
    );
    await optimizeIndex(req);
  });
}, patience);

/** The shortest of several times in milliseconds. */
async function timeOf(expression: Expression): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const started = performance.now();
    await hasMatch(expression, payload);
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

const unknown = [{ word: 'schyyship' }, { word: 'schzzship' }];

test(
  'searches for either of two unknown words about as fast as for both',
  async () => {
    expect(await hasMatch({ any: unknown }, payload)).toBe(false);
    expect(await hasMatch({ any: [...unknown, { word: 'w12' }] }, payload)).toBe(true);
    expect(await hasMatch({ all: [{ word: 'fees' }, { word: 'x3' }] }, payload)).toBe(true);
    const both = await timeOf({ all: unknown });
    expect(await timeOf({ any: unknown })).toBeLessThan(both * MOST_RATIO);
  },
  patience,
);
