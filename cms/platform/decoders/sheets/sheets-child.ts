/** Child process of `read-sheets.ts`: reads a file and writes the rows of its sheets. */
import { buffer } from 'node:stream/consumers';
import { type Problem, problemOf, writeAnswers } from '../answer-lines.ts';
import type { CellLink } from './grid.ts';
import { parseSheets } from './parse-sheets.ts';

/** The name of a sheet, followed by its rows and links or the reason of a failure. */
export type SheetLine =
  | { sheet: string; problem?: Problem }
  | { row: string[] }
  | { link: CellLink };

await writeAnswers<SheetLine>(async (answer) => {
  await parseSheets(
    new Uint8Array(await buffer(process.stdin)),
    ({ name, rows, links = [], problem }) => {
      answer({ sheet: name, problem: problem && problemOf(problem) });
      for (const row of rows) answer({ row });
      for (const link of links) answer({ link });
    },
  );
});
