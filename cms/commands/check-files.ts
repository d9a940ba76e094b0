/**
 * Reports rows without a file and files without a row, and fails if there are any. Names stored documents that can act, such
 * as a PDF with a script. Changes nothing.
 */
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const { compareFiles } = await import('../platform/files/compare-files.ts');
  const { findActiveFiles } = await import('../platform/files/find-active-files.ts');
  const { rowsWithoutFile, filesWithoutRow } = await compareFiles(payload);
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  print('Records whose file is missing:', rowsWithoutFile);
  print('Files without a record (visitors cannot open them):', filesWithoutRow);
  print(
    'Documents that an upload would refuse now. Replace each under Pictures & files:',
    await findActiveFiles(payload),
  );
  if (rowsWithoutFile.length + filesWithoutRow.length > 0) process.exit(1);
  console.log('Every record has its file, and every file has its record.');
});
