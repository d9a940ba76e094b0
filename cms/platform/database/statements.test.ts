import { sql } from '@payloadcms/db-sqlite/drizzle';
import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { isMissingTable, rowsOf } from './statements.ts';

it('recognises errors about missing tables and columns, and no others', {
  timeout: patience,
}, async () => {
  const payload = await temporaryCms();
  const failure = (statement: string) =>
    rowsOf(payload, sql.raw(statement)).then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(isMissingTable(await failure('SELECT name FROM no_table'))).toBe(true);
  expect(isMissingTable(await failure('SELECT no_column FROM college'))).toBe(true);
  expect(isMissingTable(await failure('SELECT FROM WHERE'))).toBe(false);
  expect(isMissingTable(new Error('The disk is full.'))).toBe(false);
});
