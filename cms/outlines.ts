/** The outlines of all features, for commands and tests that run without the environment of a backend. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Outline } from './feature.ts';

const files = globSync('features/*/outline.ts', { cwd: import.meta.dirname }).sort();

export const outlines: readonly Outline[] = await Promise.all(
  files.map(async (file) => {
    const { outline }: { outline: Outline } = await import(path.join(import.meta.dirname, file));
    return outline;
  }),
);
