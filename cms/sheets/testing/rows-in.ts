import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { readSheet } from '../read/read.ts';

/** The rows of a file's first sheet. */
export const rowsIn = async (bytes: Uint8Array): Promise<Rows> => (await readSheet(bytes, [])).rows;
