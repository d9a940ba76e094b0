/**
 * `npm run long`: runs the tests that take minutes. Words after `--` choose test files; `--for COMMIT` chooses those that
 * the changes since this commit call for.
 */
import { execa } from 'execa';
import { failWithSentence } from '../failure.ts';
import { root } from '../paths.ts';
import { longTests, testsCalledForBy, widerTests } from '../testing/long-tests.ts';

const [flag, commit, ...others] = process.argv.slice(2);

/** Files that differ from a commit, with those that are not committed yet. */
async function filesChangedSince(commit: string): Promise<string[]> {
  const git = async (...words: string[]) => {
    const { stdout, exitCode } = await execa('git', words, { cwd: root, reject: false });
    if (exitCode !== 0) throw new Error(`git knows no commit ${commit}.`);
    return stdout.split('\n').filter(Boolean);
  };
  return [
    ...(await git('diff', '--name-only', commit, '--')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

async function choose(): Promise<string[]> {
  if (!flag) return [...longTests.map(({ path }) => path), ...Object.keys(widerTests)];
  if (flag !== '--for') return process.argv.slice(2);
  if (!commit || others.length > 0) throw new Error('Name one commit: npm run long -- --for main');
  const paths = testsCalledForBy(await filesChangedSince(commit));
  const seconds = longTests
    .filter(({ path }) => paths.includes(path))
    .reduce((sum, test) => sum + test.seconds, 0);
  console.log(
    `The changes since ${commit} call for about ${Math.ceil(seconds / 60)} minutes of long tests:`,
  );
  for (const path of paths) console.log(`  ${path}`);
  return paths;
}

async function runLong(): Promise<void> {
  const paths = await choose();
  if (paths.length === 0) return console.log('\n0 passed, 0 failed');
  process.env.LONG = 'yes';
  process.argv.splice(2, process.argv.length, ...paths);
  await import('./test.ts');
}

await runLong().catch(failWithSentence);
