/** The builds of both apps. */

import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../../server/missing-file.ts';
import { step } from '../install/steps.mjs';
import { commands, inRoot, root } from '../paths.ts';
import { run } from '../services/process.ts';

interface Build {
  name: string;
  sources: string[];
  /** Source files that are not part of the build. */
  leaveOut?: RegExp;
  /** File that records the fingerprint of the last build. */
  record: string;
  /** Runs the build tool with its output in `log`. */
  build: (log: number) => Promise<void>;
}

/**
 * Placeholder secrets, because the backend's configuration requires them when loaded. They are
 * stored nowhere.
 */
export const toolEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_SECRET: 'only-for-tools-that-load-the-configuration',
  CAPTCHA_SECRET: 'only-for-tools-that-load-the-configuration',
};

/** NODE_ENV for builds, because Vitest sets another value. */
const production: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };

const shared = ['contract/**', 'server/**', 'package-lock.json', 'tsconfig.json'];
export const builds: readonly Build[] = [
  {
    name: 'Site',
    sources: ['site/**', ...shared],
    record: inRoot('site/dist/.built-from'),
    build: (log) =>
      run(commands.vite, ['build', '--app', '--logLevel', 'warn'], {
        cwd: inRoot('site'),
        stdio: ['ignore', log, log],
        env: production,
      }),
  },
  {
    name: 'Backend',
    sources: ['cms/**', ...shared],
    leaveOut: /^cms\/(migrations|tsconfig\.json)/,
    record: inRoot('cms/.next/.built-from'),
    build: (log) =>
      run(commands.next, ['build'], {
        cwd: inRoot('cms'),
        stdio: ['ignore', log, log],
        env: { ...production, ...toolEnvironment },
      }),
  },
];

export async function buildWhatChanged(parts = builds): Promise<void> {
  for (const { name, sources, leaveOut, record, build } of parts) {
    const expected = await fingerprint(sources, leaveOut);
    if ((await readFile(record, 'utf8').catch(ifMissing(''))) === expected) continue;
    await rm(record, { force: true });
    await step(name, async ({ show, log }) => {
      show('building');
      await build(log);
      await writeFile(record, expected);
      show('built');
    });
  }
}

/** Folders of generated files. */
const folders = ['node_modules', 'dist', '.next'];
/** Files that are not part of a build: tests, and what supports them. */
const created = /(^|\/)testing\/|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;

/** A hash of all matching files. It changes whenever one of them changes. */
export async function fingerprint(patterns: string[], leaveOut?: RegExp): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => folders.includes(name),
  })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !created.test(file) && !leaveOut?.test(file)) paths.push(file);
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.sort()) hash.update(`\n${file}\n`).update(await readFile(inRoot(file)));
  return hash.digest('hex');
}
