/**
 * Fills the tables directly with many texts: notices, every second one in both languages, and files
 * with their texts.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { isPostgres, rowsOf } from '../../cms/platform/database/statements.ts';
import { inTransaction } from '../../cms/platform/database/transaction.ts';
import { someWords } from './words.ts';

const NOTICES = 50_000;
/** Numbers of files with 80 words, and of files with 20 pages. */
const [SHORT, LONG] = [5000, 500];
const AT_ONCE = 500;
const HOUR = 60 * 60 * 1000;
const types = ['COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'EXAM_RESULTS', 'COLLEGE_EVENT'];

const asRichText = (text: string) => {
  const block = { version: 1, direction: null, format: '', indent: 0 };
  const paragraph = {
    ...block,
    type: 'paragraph',
    children: [{ type: 'text', version: 1, text, format: 0 }],
  };
  return JSON.stringify({ root: { ...block, type: 'root', children: [paragraph] } });
};

/** Resolves with the number of bytes of text. */
export async function fill(payload: Payload): Promise<number> {
  let bytes = 0;
  const text = (count: number) => {
    const words = someWords(count);
    bytes += Buffer.byteLength(words);
    return words;
  };
  const newest = Date.now();
  const now = new Date(newest).toISOString();
  await inTransaction(payload, async (req) => {
    for (let id = 1; id <= NOTICES; id += AT_ONCE) {
      const ids = Array.from({ length: AT_ONCE }, (_, at) => id + at);
      const dates = ids.map((value) => new Date(newest - (NOTICES - value) * HOUR).toISOString());
      const type = (value: number) => types[value % types.length];
      await insert(
        'notices (id, type, date, _status, updated_at, created_at)',
        ids.map((value, at) => [value, type(value), dates[at], 'published', now, now]),
        req,
      );
      const both = ids.flatMap((value) =>
        value % 2
          ? [
              [value, 'en'],
              [value, 'as'],
            ]
          : [[value, 'en']],
      );
      await insert(
        'notices_locales (title, description, _locale, _parent_id)',
        both.map(([entry, locale]) => [
          text(locale === 'en' ? 7 : 6),
          asRichText(text(locale === 'en' ? 40 : 20)),
          locale,
          entry,
        ]),
        req,
      );
    }
    for (let id = 1; id <= SHORT + LONG; id += 1) {
      const name = `file-${id}.pdf`;
      const count = id <= SHORT ? 1 : 20;
      const pages = Array.from({ length: count }, (_, at) => ({
        number: at + 1,
        text: text(count === 1 ? 80 : 400),
      }));
      const rows: [string, unknown[]][] = [
        [
          'media (id, filename, mime_type, filesize, updated_at, created_at)',
          [id, name, 'application/pdf', 1000, now, now],
        ],
        ['media_locales (alt, _locale, _parent_id)', [text(4), 'en', id]],
        [
          'uses (source, source_id, draft, target, target_key)',
          ['notices', id, false, 'media', `${id}`],
        ],
        [
          'document_texts (file, filename, state, "read", pages, page_count, tries, updated_at, created_at)',
          [id, name, 'read', 'text', JSON.stringify(pages), count, 1, now, now],
        ],
      ];
      for (const [into, row] of rows) await insert(into, [row], req);
    }
  });
  // Postgres would otherwise assign ids that are already used.
  if (isPostgres(payload))
    await rowsOf(payload, sql`SELECT setval(pg_get_serial_sequence('notices', 'id'), ${NOTICES})`);
  return bytes;
}

const WORDS = 480_000;

/** Adds words that differ in few letters, as one hostile document would. */
export const addSimilarWords = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req) => {
    for (let first = 0; first < WORDS; first += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, at) => {
        const word = `sch${(first + at).toString(36).padStart(4, '0')}ship`;
        return [word, word, [...word].reverse().join(''), word.length, word];
      });
      await insert('search_words (word, sound, backwards, letters, written)', rows, req);
    }
  });

async function insert(into: string, rows: unknown[][], req: PayloadRequest): Promise<void> {
  const values = rows.map(
    (row) =>
      sql`(${sql.join(
        row.map((item) => sql`${item}`),
        sql`, `,
      )})`,
  );
  await rowsOf(
    req.payload,
    sql`INSERT INTO ${sql.raw(into)} VALUES ${sql.join(values, sql`, `)}`,
    req,
  );
}
