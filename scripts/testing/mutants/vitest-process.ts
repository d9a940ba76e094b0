/** The program behind `open-vitest.ts`: in the folder it is started in. */
import path from 'node:path';
import { createVitest } from 'vitest/node';

export interface Question {
  /** Paths of what is no longer as it was when last asked. */
  changed: string[];
  /** Paths of test files. */
  tests: string[];
  /** Whether the first failure is enough. */
  bail: boolean;
}

/** Of one file, in all projects that have it. */
export interface Outcome {
  passed: boolean;
  seconds: number;
}

const root = process.cwd();
const vitest = await createVitest({
  root,
  watch: false,
  // Where there is a Postgres, what asks the database in ways of its own is asked on it, too.
  project: ['unit', 'backend', 'apart', 'backend on postgres'],
  maxWorkers: 1,
  reporters: [{}],
  passWithNoTests: true,
});

async function answer({ changed, tests, bail }: Question): Promise<Record<string, Outcome>> {
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  vitest.config.bail = bail ? 1 : 0;
  const wanted = new Set(tests.map((test) => path.join(root, test)));
  const found = await vitest.globTestSpecifications(tests);
  const specifications = found.filter(({ moduleId }) => wanted.has(moduleId));
  // Else it would tell of files that were asked before.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const outcomes: Record<string, Outcome> = {};
  for (const module of testModules) {
    const { passed, seconds } = outcomes[module.relativeModuleId] ?? { passed: true, seconds: 0 };
    outcomes[module.relativeModuleId] = {
      passed: passed && unhandledErrors.length === 0 && module.state() === 'passed',
      seconds: seconds + module.diagnostic().duration / 1000,
    };
  }
  return outcomes;
}

process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.send?.('open');
