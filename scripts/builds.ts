/** The builds of both apps. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';
import { commands, inRoot } from './paths.ts';
import { run } from './process.ts';

interface Build {
  name: string;
  sources: string[];
  /** Sources that do not reach the build. */
  leaveOut?: RegExp;
  /** Remembers what the build was made from. */
  record: string;
  build: () => Promise<void>;
}

/** The backend's configuration wants secrets wherever it is loaded; nothing keeps these. */
export const toolEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_SECRET: 'only-for-tools-that-load-the-configuration',
  CAPTCHA_SECRET: 'only-for-tools-that-load-the-configuration',
};

const shared = ['contract/**', 'package-lock.json', 'tsconfig.json'];
const builds: Build[] = [
  {
    name: 'site',
    sources: ['site/**', ...shared],
    record: inRoot('site/dist/.built-from'),
    build: () =>
      run(commands.vite, ['build', '--app', '--logLevel', 'warn'], { cwd: inRoot('site') }),
  },
  {
    name: 'backend',
    sources: ['cms/**', ...shared],
    leaveOut: /^cms\/(demo|migrations|tsconfig\.json)/,
    record: inRoot('cms/.next/.built-from'),
    build: () =>
      run(commands.next, ['build'], {
        cwd: inRoot('cms'),
        env: { ...process.env, ...toolEnvironment, NODE_ENV: 'production' },
      }),
  },
];

export async function buildWhatChanged(): Promise<void> {
  for (const { name, sources, leaveOut, record, build } of builds) {
    const wanted = await fingerprint(sources, leaveOut);
    if ((await readFile(record, 'utf8').catch(() => '')) === wanted) continue;
    await rm(record, { force: true });
    console.log(`Building the ${name} …`);
    const started = performance.now();
    await build();
    await writeFile(record, wanted);
    console.log(`Built the ${name} in ${Math.round((performance.now() - started) / 1000)} s.`);
  }
}
