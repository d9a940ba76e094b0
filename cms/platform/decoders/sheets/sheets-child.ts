/** Child process of `read-sheets.ts`: reads a file and writes the rows of its sheets. */
import { buffer } from 'node:stream/consumers';
import { writeAnswers } from '../answer-lines.ts';
import type { Problem, ProblemValues } from '../unreadable.ts';
import type { CellLink } from './grid.ts';
import { parseSheets } from './parse-sheets.ts';

/** The name of a sheet, followed by its rows and links or the reason of a failure. */
export type SheetLine =
  | { sheet: string; problem?: { word: Problem; values?: ProblemValues } }
  | { row: string[] }
  | { link: CellLink };

await writeAnswers<SheetLine>(async (answer) => {
  await parseSheets(
    new Uint8Array(await buffer(process.stdin)),
    ({ name, rows, links = [], problem }) => {
      const reason = problem && { word: problem.word, values: problem.values };
      answer({ sheet: name, problem: reason });
      for (const row of rows) answer({ row });
      for (const link of links) answer({ link });
    },
  );
});
