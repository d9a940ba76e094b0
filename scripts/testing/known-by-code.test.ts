/** Tests `known-by-code.grit`, which `npm run check` applies to the files that biome.json selects. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { commands, inRoot } from '../paths.ts';
import { temporaryFolder } from './temporary.ts';

const Report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

const ours = ['Refusal', 'APIError', 'payload.Forbidden', 'Error_', 'MyError'];
const ofLanguage = [
  'Error',
  'SyntaxError',
  'DOMException',
  'File',
  'HTMLInputElement',
  'Uint8Array',
];
const recognisingCopies = ['z.ZodError'];

it('reports instanceof of a class that may have several copies, in code of both servers', async () => {
  const folder = await temporaryFolder();
  for (const file of ['biome.json', 'scripts/testing/known-by-code.grit'])
    await cp(inRoot(file), path.join(folder, file));
  const classes = [...ours, ...ofLanguage, ...recognisingCopies];
  const lines = classes.map(
    (name) => `export const is = (error) => !(error instanceof ${name});\n`,
  );
  for (const file of ['cms/a.tsx', 'contract/a.ts', 'server/a.ts', 'cms/a.test.ts', 'site/a.ts']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), lines.join(''));
  }
  const { stdout } = await execa(process.execPath, [commands.biome, 'lint', '--reporter=json'], {
    cwd: folder,
    reject: false,
  });
  const reported = Report.parse(JSON.parse(stdout))
    .diagnostics.filter(({ category }) => category === 'plugin')
    .map(({ location }) => `${location.path}: ${classes[location.start.line - 1]}`);
  const expected = ['cms/a.tsx', 'contract/a.ts', 'server/a.ts'].flatMap((file) =>
    ours.map((name) => `${file}: ${name}`),
  );
  expect(reported.toSorted()).toEqual(expected.toSorted());
});
