/**
 * Reports rows without a file and files without a row, and fails if there are any. Changes nothing.
 */
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const { compareFiles } = await import('../platform/files/compare-files.ts');
  const { rowsWithoutFile, filesWithoutRow } = await compareFiles(payload);
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  print('Records whose file is missing:', rowsWithoutFile);
  print('Files without a record (visitors cannot open them):', filesWithoutRow);
  if (rowsWithoutFile.length + filesWithoutRow.length > 0) process.exit(1);
  console.log('Every record has its file, and every file has its record.');
});
