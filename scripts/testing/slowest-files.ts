import type { TestModule } from 'vitest/node';

type Timed = Pick<TestModule, 'relativeModuleId' | 'diagnostic'> & { project: { name: string } };

/** Prints the slowest test files with their project, in seconds: imports, hooks and tests. */
export function printSlowestFiles(modules: readonly Timed[], most = 20): void {
  const rows = modules
    .map((module) => {
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      const seconds = (prepareDuration + collectDuration + setupDuration + duration) / 1000;
      return { seconds, name: `${module.relativeModuleId} (${module.project.name})` };
    })
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
  console.log('\nThe slowest files, in seconds:');
  for (const { seconds, name } of rows) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
