/** Tests `known-by-code.grit`, which `npm run check` applies to the files that biome.json selects. */
import { expect, it } from 'vitest';
import { pluginReports } from './plugin-reports.ts';

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
const lineOf = (name: string) => `export const is = (error) => !(error instanceof ${name});`;

it('reports instanceof of a class that may have several copies, in code of both servers', async () => {
  const files = ['cms/a.tsx', 'contract/a.ts', 'server/a.ts'];
  const reported = await pluginReports(
    [...files, 'cms/a.test.ts', 'site/a.ts'],
    [...ours, ...ofLanguage, ...recognisingCopies].map(lineOf),
  );
  const expected = files.flatMap((file) => ours.map((name) => `${file}: ${lineOf(name)}`));
  expect(reported).toEqual(expected.toSorted());
});
