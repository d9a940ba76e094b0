/**
 * `npm test`: builds what changed, then every test. Words after `--` choose files, as Vitest reads them.
 * Whatever happens, the last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { buildWhatChanged } from './builds.ts';
import { requireChromium } from './chromium.ts';
import { requirePostgres } from './postgres.ts';
import { type Counts, count } from './test-counts.ts';

// Many test files load the same libraries, and many tests start the same programs: compiled once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);

async function test(): Promise<Counts> {
  try {
    await buildWhatChanged();
    requireChromium();
    const postgres = requirePostgres();
    const vitest = await startVitest(process.argv.slice(2), { run: true });
    const counts = count(vitest.state);
    await vitest.close();
    // A setup that breaks leaves no test behind that could have failed.
    const broken = process.exitCode !== undefined && process.exitCode !== 0 && counts.failed === 0;
    if (broken) return { ...counts, failed: 1 };
    if (postgres) return counts;
    console.log('\nNot run: the tests on Postgres. None is installed here, and none could be.');
    return { ...counts, skipped: counts.skipped + 1 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

// An exit in good order ends the backends and sites that tests have started.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const { passed, failed, skipped } = await test();
if (skipped > 0) console.log(`\nNot run, because a program is missing here: ${skipped}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
