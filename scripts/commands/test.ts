/**
 * `npm test`: runs all checks and tests. Words after `--` choose test files; Vitest's flags such as
 * `--changed` work too. Builds are updated only if a selected test needs them. The last line is always
 * `N passed, N failed`.
 */
import { createVitest, parseCLI, type TestSpecification } from 'vitest/node';
import { buildWhatChanged } from '../build/parts.ts';
import { inRoot } from '../paths.ts';
import { runChecks } from '../testing/checks.ts';
import { launchChromium, prepareChromium } from '../testing/chromium.ts';
import { demoCollege } from '../testing/demo.ts';
import { longTests } from '../testing/long-tests.ts';
import { preparePostgres } from '../testing/postgres.ts';
import {
  type Counts,
  count,
  lastLines,
  noCounts,
  printMistimedFiles,
  printSlowestFiles,
} from '../testing/test-results.ts';

// Vite would set development mode, for which programs started by tests would build again.
Object.assign(process.env, { NODE_ENV: 'test' });
// A compile cache, because many tests load the same libraries and start the same programs.
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled');

const words = process.argv.slice(2);
const { filter, options } = parseCLI(['vitest', 'run', ...words]);

async function test(): Promise<Counts> {
  try {
    const vitest = await createVitest(options);
    const selected = await vitest.getRelevantTestSpecifications(filter);
    const missing = filter.find(
      (word) => !selected.some(({ moduleId }) => moduleId.includes(word)),
    );
    // With `--changed`, the named file may be unchanged.
    if (missing && !options.changed) {
      console.error(`No test file has ${missing} in its path.`);
      return { ...noCounts, failed: 1 };
    }
    const [checks] = await Promise.all([
      words.length === 0 ? runChecks() : { passed: 0, failed: 0 },
      selected.some(needsBuilds) && prepare(),
      selected.some(mayUsePostgres) && preparePostgres(),
    ]);
    if (selected.length > 0 || !options.changed) await vitest.start(filter);
    const counts = count(vitest.state, checks, process.exitCode);
    printSlowestFiles(vitest.state.getTestModules());
    if (process.env.LONG) printMistimedFiles(vitest.state.getTestModules(), longTests);
    await vitest.close();
    return counts;
  } catch (error) {
    console.error(error);
    return { ...noCounts, failed: 1 };
  }
}

/**
 * True for a system test, which needs the builds and mostly a browser, and for a long test on Postgres: their project starts a
 * college.
 */
const needsBuilds = ({ moduleId, project }: TestSpecification) =>
  moduleId.startsWith(inRoot('tests')) ||
  (project.name === 'postgres' && Boolean(process.env.LONG));

/** True for a backend test on Postgres. Some of the long tests start a Postgres themselves. */
const mayUsePostgres = ({ project }: TestSpecification) =>
  project.name === 'postgres' || Boolean(process.env.LONG);

async function prepare() {
  // In parallel, because the demo needs no build and a browser may have to be fetched.
  await Promise.all([buildWhatChanged(), demoCollege(), tryChromium()]);
}

/** Launches Chromium once, so that all tests know if its sandbox starts. */
async function tryChromium() {
  if (!(await prepareChromium())) return;
  const browser = await launchChromium();
  await browser.close();
}

// An orderly exit stops the backends and sites that tests have started.
process.on('SIGINT', () => process.exit(130));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(143));

const { lines, code } = lastLines(await test(), Boolean(options.changed));
for (const line of lines) console.log(line);
process.exit(code);
