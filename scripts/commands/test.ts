/**
 * `npm test`: runs all checks and tests. Words after `--` choose test files; Vitest's flags such as
 * `--changed` work too. Builds are updated only if a system test is selected. The last line is
 * always `N passed, N failed`.
 */
import { createVitest, parseCLI, type TestSpecification } from 'vitest/node';
import { buildWhatChanged } from '../build/parts.ts';
import { inRoot } from '../paths.ts';
import { runChecks } from '../testing/checks.ts';
import { requireChromium } from '../testing/chromium.ts';
import { demoCollege } from '../testing/demo.ts';
import { requirePostgres } from '../testing/postgres.ts';
import { type Counts, count, lastLines, printSlowestFiles } from '../testing/test-results.ts';

// Vite would set development mode, for which programs started by tests would build again.
Object.assign(process.env, { NODE_ENV: 'test' });
// A compile cache, because many tests load the same libraries and start the same programs.
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled');

const words = process.argv.slice(2);
const { filter, options } = parseCLI(['vitest', 'run', ...words]);

async function test(): Promise<Counts> {
  try {
    const postgres = await requirePostgres();
    const vitest = await createVitest(options);
    const selected = await vitest.getRelevantTestSpecifications(filter);
    const missing = filter.find(
      (word) => !selected.some(({ moduleId }) => moduleId.includes(word)),
    );
    // With `--changed`, the named file may be unchanged.
    if (missing && !options.changed) {
      console.error(`No test file has ${missing} in its path.`);
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const [checks] = await Promise.all([
      words.length === 0 ? runChecks() : { passed: 0, failed: 0 },
      selected.some(isSystemTest) && prepare(),
    ]);
    if (selected.length > 0 || !options.changed) await vitest.start(filter);
    const counts = count(vitest.state, checks, process.exitCode);
    printSlowestFiles(vitest.state.getTestModules());
    await vitest.close();
    if (postgres) return counts;
    console.log(
      '\nSkipped the tests on Postgres, because it is not installed and could not be installed.',
    );
    return { ...counts, skipped: counts.skipped + 1 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** True for a system test: it needs the builds, and most of them a browser. */
const isSystemTest = ({ moduleId }: TestSpecification) => moduleId.startsWith(inRoot('tests'));

async function prepare() {
  // In parallel, because the demo needs no build and a browser may have to be downloaded.
  await Promise.all([buildWhatChanged(), demoCollege(), requireChromium()]);
}

// An orderly exit stops the backends and sites that tests have started.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const { lines, code } = lastLines(await test(), Boolean(options.changed));
for (const line of lines) console.log(line);
process.exit(code);
