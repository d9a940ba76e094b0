/**
 * Tests that `npm test` leaves out. The head of a long test says how long it takes and which folders or files of the
 * project call for it:
 *
 *     @long 40 s
 *     @for cms/sheets contract/folding
 */
import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { inRoot } from '../paths.ts';

/** A test that takes minutes: load, deliberate waits, moves of whole colleges. `npm run long` runs these. */
export interface LongTest {
  /** Path of the file, relative to the project. */
  path: string;
  /** Duration on two idle cores. */
  seconds: number;
  /** Folders and files whose changes call for the test. */
  calledForBy: string[];
}

const folders = '{bench,cms,contract,demo,deploy,scripts,server,site,tests}';
/** Bytes in which a head fits. */
const HEAD = 1500;

export const longTests: readonly LongTest[] = globSync(`${folders}/**/*.test.{ts,tsx}`, {
  cwd: inRoot('.'),
  exclude: (name) => name === 'node_modules',
})
  .sort()
  .flatMap((path) => {
    const [, seconds, calledForBy = ''] =
      /\n \* @long (\d+) s\n \* @for (.+)\n \*\/\n/.exec(headOf(inRoot(path))) ?? [];
    return seconds ? [{ path, seconds: Number(seconds), calledForBy: calledForBy.split(' ') }] : [];
  });

function headOf(file: string): string {
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(HEAD);
  const length = readSync(descriptor, buffer, 0, HEAD, 0);
  closeSync(descriptor);
  return buffer.toString('utf8', 0, length);
}

/** Tests in browsers that may not be installed. They run only if they are named. */
export const testsInBrowsers = 'tests/browsers/*.test.ts';

/** Tests that `npm test` runs in part, by what calls for the rest. A path is that of a file without extension, or of a folder. */
export const widerTests: Readonly<Record<string, string[]>> = {
  // The faults of every rule.
  'cms/rehearsal/rehearsal': ['cms/rehearsal', 'duties'],
  // On Postgres these test nothing more than others do.
  'cms/testing/access': ['cms/access.ts', 'cms/content'],
  'cms/calls/': ['cms/calls', 'contract'],
  'cms/content/quality/': ['cms/content/quality'],
  'cms/platform/files/': ['cms/platform/files'],
  // On Postgres, and more imports that stopped.
  'cms/sheets/imports/': ['cms/sheets'],
  // Accounts of every kind.
  'cms/platform/versions/restore': ['cms/platform/versions', 'cms/access.ts'],
  'cms/submissions/': ['cms/submissions'],
  // Every page of forty departments.
  'site/pages/department/budget': ['site/pages/department', 'site/components', 'site/layout'],
  // Every page at both widths.
  'tests/pages/kinds': ['site/components', 'site/kinds', 'site/layout', 'site/styles'],
  // Every page that links reach.
  'tests/a11y/html': ['site/components', 'site/kinds', 'site/layout', 'site/pages'],
  // More random inputs and addresses, also on Postgres.
  'tests/contract/': ['contract', 'cms/calls', 'site/serve'],
};

/** True if one of these folders or files contains a changed file, or is it. */
const includesOne = (places: readonly string[], changed: readonly string[]): boolean =>
  places.some((place) => changed.some((file) => file === place || file.startsWith(`${place}/`)));

/** Paths of the long and wider tests that a change of these files calls for. */
export const testsCalledForBy = (changed: readonly string[]): string[] => [
  ...longTests
    .filter(({ path, calledForBy }) => includesOne([...calledForBy, path], changed))
    .map(({ path }) => path),
  ...Object.entries(widerTests)
    .filter(([, places]) => includesOne(places, changed))
    .map(([path]) => path),
];
