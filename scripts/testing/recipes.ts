/**
 * The recipes of CONTRIBUTING.md, followed to the letter. Of a block of code the fence names the file: with `diff` lines
 * beginning with + come in where the others stand, lines beginning with - go; otherwise it is the whole new file. What `sh`
 * holds is run, a line a command.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Step {
  language: string;
  /** Of a file; empty where something is run. */
  file: string;
  text: string;
}
export interface Recipe {
  title: string;
  steps: Step[];
}

/** Every section that has a block which names a file. */
export function recipesOf(markdown: string): Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      steps: [...section.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
        ([, language = '', file = '', text = '']) => ({ language, file, text }),
      ),
    }))
    .filter(({ steps }) => steps.some(({ file }) => file));
}

/** Throws where what should be there is not, or is there twice. */
export async function write(root: string, { language, file, text }: Step): Promise<void> {
  const target = path.join(root, file);
  if (language !== 'diff') {
    await mkdir(path.dirname(target), { recursive: true });
    return writeFile(target, text, { flag: 'wx' });
  }
  const lines = text.trimEnd().split('\n');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [without('+'), without('-')];
  const [start, end, ...more] = (await readFile(target, 'utf8')).split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`${file} should have this once:\n${before}`);
  await writeFile(target, start + after + end);
}
