/**
 * `npm run conformance -- URL [--writes]`: tests any backend against the contract and lists the
 * differences. Without --writes only calls that read are tested. CONFORMANCE_RUNS is the number of
 * odd inputs per call (10); CONFORMANCE_CALLS=getcourse,getdepartments limits the calls.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { createVitest, type TestCase } from 'vitest/node';
import { failWithSentence } from '../failure.ts';
import { root } from '../paths.ts';
import { count, lastLines } from '../testing/test-results.ts';

/** Odd inputs come last, because they may exhaust the rate limit. */
const files = ['readable', 'refusals', 'conformance'];

/** Runs the tests. Resolves with the exit code. */
async function judge(url: string, writes: boolean): Promise<number> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('Name the backend: npm run conformance -- https://cms.college.example');
  await fetch(url, { redirect: 'manual' }).catch(({ cause }: Error) => {
    throw new Error(`No answer from ${url}`, { cause });
  });
  process.env.CONFORMANCE_RUNS ??= '10';
  const provide = { cms: url.replace(/\/+$/, ''), foreign: { writes } };
  const projects = files.map((name, place) => ({
    test: {
      name,
      include: [`tests/contract/${name}.test.ts`],
      provide,
      testTimeout: 60_000,
      sequence: { groupOrder: place + 1 },
    },
  }));
  const reporters = [{ onTestCaseResult: printTest }];
  const vitest = await createVitest(
    { config: false, root, watch: false, reporters },
    { test: { projects } },
  );
  await vitest.start();
  // Each missing record was reported on its own line.
  const { lines, code } = lastLines({ ...count(vitest.state), leftOut: 0 }, false);
  for (const error of vitest.state.getUnhandledErrors()) console.log(error);
  for (const module of vitest.state.getTestModules())
    for (const { message } of module.errors()) console.log(message);
  await vitest.close();
  for (const line of lines) console.log(line);
  return code;
}

/**
 * Prints a line for each difference with its details, and for calls that cannot be tested without
 * content.
 */
function printTest(test: TestCase): void {
  const { errors = [], state } = test.result();
  if (state === 'skipped')
    console.log(`${test.fullName}: skipped, because this college has no such content`);
  for (const { message } of errors) {
    const lines = stripVTControlCharacters(message).trim().split('\n');
    console.log(
      [test.fullName, ...lines.slice(0, 8).map((line) => `    ${line.slice(0, 160)}`)].join('\n'),
    );
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { writes: { type: 'boolean', default: false } },
  });
  process.exitCode = await judge(positionals[0] ?? '', values.writes);
} catch (error) {
  failWithSentence(error);
}
