/** Child process of `read-sheets.ts`: reads a file and writes the rows of its sheets. */
import { buffer } from 'node:stream/consumers';
import { type Problem, problemOf, writeAnswers } from '../answer-lines.ts';
import type { CellLink, Layout } from './grid.ts';
import { parseSheets } from './parse-sheets.ts';

/** The name of a sheet, followed by its rows, links and layout or the reason of a failure. */
export type SheetLine =
  | { sheet: string; problem?: Problem }
  | { row: string[] }
  | { link: CellLink }
  | { layout: Layout };

await writeAnswers<SheetLine>(async (answer) => {
  await parseSheets(
    new Uint8Array(await buffer(process.stdin)),
    ({ name, rows, links = [], layout, problem }) => {
      answer({ sheet: name, problem: problem && problemOf(problem) });
      for (const row of rows) answer({ row });
      for (const link of links) answer({ link });
      if (layout) answer({ layout });
    },
  );
});
